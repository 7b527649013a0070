// SPDX-License-Identifier: MIT
//
// Describes the place of a node in its document, as a selector that matches only this node.

Object.assign(a11ynav, {
  selector(node) {
    const element = this.element(node);
    const root = element.getRootNode();
    const steps = [];
    for (let next = element; next && next.nodeType === 1; next = next.parentElement) {
      if (next.id && root.querySelectorAll(`#${CSS.escape(next.id)}`).length === 1) {
        steps.unshift(`#${CSS.escape(next.id)}`);
        break;
      }
      const name = next.localName;
      const like = [...next.parentElement?.children ?? []].filter(e => e.localName === name);
      steps.unshift(like.length > 1 ? `${name}:nth-of-type(${like.indexOf(next) + 1})` : name);
    }
    const frame = element.ownerDocument.defaultView;
    return { selector: steps.join(" > "), frame: frame === frame?.top ? "" : frame?.location.href };
  },
});
