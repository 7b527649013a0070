// SPDX-License-Identifier: MIT

extension Markup {
  /// The style sheet for all reports, which are readable in light and dark mode, at any width, and on paper.
  package static let style = """
    :root {
      color-scheme: light dark;
      --ground: #fff; --text: #1a1a1a; --quiet: #565656; --line: #8a8a8a; --panel: #f3f4f6;
      --link: #0b57b0; --mark: #ffe08a; --blocks: #b00020; --misleads: #8a4b00; --slows: #3f5b00;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121212; --text: #ececec; --quiet: #b4b4b4; --line: #7c7c7c; --panel: #1f2024;
        --link: #8ab8ff; --mark: #5c4a00; --blocks: #ff8a80; --misleads: #ffb866; --slows: #b9d876;
      }
    }
    * { box-sizing: border-box }
    body { margin: 0 auto; padding: 1.5rem; max-width: 80rem; font: 16px/1.5 system-ui, sans-serif;
      background: var(--ground); color: var(--text) }
    h1, h2, h3, td, th, li, p, pre { overflow-wrap: anywhere }
    h1 { font-size: 1.6rem; line-height: 1.25 }
    h2 { font-size: 1.3rem; margin-top: 2.5rem }
    h3 { font-size: 1.05rem; margin: 0 }
    a { color: var(--link) }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
    .facts { color: var(--quiet); margin: .2rem 0 }
    .group { border-left: 4px solid var(--line); padding: .2rem 0 .2rem 1rem; margin: 1.2rem 0 }
    pre { background: var(--panel); padding: .6rem .8rem; white-space: pre-wrap; margin: .5rem 0 }
    mark { background: var(--mark); color: inherit }
    .table { overflow-x: auto }
    table { border-collapse: collapse; width: 100% }
    caption { text-align: start; color: var(--quiet) }
    th, td { text-align: start; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
    td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: normal }

    """
}
