// SPDX-License-Identifier: MIT

/// What runs inside pages, in a world of its own that the page's scripts cannot see.
enum PageScript {
  /// The name of that world.
  static let world = "a11ynav"

  /// Defines `a11ynav`, whose functions the other files call.
  static let helpers = """
    globalThis.a11ynav = {
      active(root = document) {
        let element = root.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element;
      },
      element(node) { return node.nodeType === 1 ? node : node.parentElement ?? document.body; },
      state() {
        return {
          insertion: this.insertion(), scrollX, scrollY, width: innerWidth, height: innerHeight,
          loaded: document.readyState === "complete",
        };
      },
      insertion() {
        const field = this.active();
        if (!field) return null;
        if (typeof field.value === "string") {
          let end = null;
          try { end = field.selectionEnd; } catch {}
          return end ?? field.value.length;
        }
        if (!field.isContentEditable) return null;
        const selection = getSelection();
        if (!selection.rangeCount) return null;
        const range = document.createRange();
        range.selectNodeContents(field);
        range.setEnd(selection.focusNode, selection.focusOffset);
        return range.toString().length;
      },
      nextAnimationEnd() {
        let next = null;
        for (const animation of document.getAnimations()) {
          if (animation.playState !== "running") continue;
          const end = Number(animation.effect?.getComputedTiming().endTime);
          if (!Number.isFinite(end)) continue;
          const left = (end - Number(animation.currentTime ?? 0)) / (animation.playbackRate || 1);
          if (left > 0 && (next === null || left < next)) next = left;
        }
        return next;
      },
      frame() {
        return new Promise(done => requestAnimationFrame(() => done()));
      },
      show(node) {
        const element = this.element(node);
        element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        return { scrollX, scrollY, width: innerWidth, height: innerHeight };
      },
      focus(node) {
        const element = this.element(node);
        element.focus({ preventScroll: false });
        return this.active(element.getRootNode()) === element;
      },
      blur(node) { this.element(node).blur(); },
    };
    """
}
