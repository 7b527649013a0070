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
          selection: this.selection(), scrollX, scrollY, width: innerWidth, height: innerHeight,
          loaded: document.readyState === "complete",
        };
      },
      // Where the selection in the focused field begins and ends; both are the insertion point if
      // nothing is selected.
      selection() {
        let field = this.active();
        while (field?.contentDocument) field = this.active(field.contentDocument);
        if (!field) return [];
        if (typeof field.value === "string") {
          let ends = [null];
          try { ends = [field.selectionStart, field.selectionEnd]; } catch {}
          if (ends[0] !== null) return ends;
          const place = this.untoldPlace(field);
          const selected = field.ownerDocument.getSelection().toString();
          return [selected === field.value ? 0 : place, place];
        }
        const selection = field.ownerDocument.getSelection();
        if (!field.isContentEditable || !selection.rangeCount) return [];
        const before = (node, offset) => {
          const range = field.ownerDocument.createRange();
          range.selectNodeContents(field);
          range.setEnd(node, offset);
          return range.toString().length;
        };
        return [
          before(selection.anchorNode, selection.anchorOffset),
          before(selection.focusNode, selection.focusOffset),
        ];
      },
      // Fields for numbers and addresses of mail do not tell where typing goes: it is where it was
      // put, moved along by what was typed since.
      untoldPlace(field) {
        const length = field.value.length;
        const last = this.untold?.field === field ? this.untold : { place: length, length };
        const place = Math.min(Math.max(last.place + length - last.length, 0), length);
        this.untold = { field, place, length };
        return place;
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

extension PageScript {
  /// Adds to `a11ynav` how a document notices that it has changed.
  ///
  /// Style and layout are counted by the browser. What scripts set in controls leaves no other trace.
  static let changes = """
    Object.assign(a11ynav, {
      watch() {
        this.changed = true;
        const note = () => { this.changed = true; };
        this.observer = new MutationObserver(note);
        this.observer.observe(document, {
          subtree: true, childList: true, attributes: true, characterData: true,
        });
        for (const kind of ["input", "change", "focusin", "focusout", "toggle", "resize"]) {
          addEventListener(kind, note, true);
        }
      },
      traces() {
        const words = [location.href, this.selection()];
        for (const control of document.querySelectorAll("input,select,textarea,button,output")) {
          words.push(
            control.value, control.checked, control.indeterminate, control.validity?.valid,
          );
          for (const option of control.options ?? []) words.push(option.selected, option.disabled);
        }
        return words.join("\\u0000");
      },
      takeChanged() {
        // Styles that wait are worked out, and so counted.
        void document.documentElement?.offsetWidth;
        const traces = this.traces();
        const focused = this.active();
        const changed = this.changed || this.observer.takeRecords().length > 0
          || traces !== this.knownTraces || focused !== this.knownActive;
        this.changed = false;
        this.knownTraces = traces;
        this.knownActive = focused;
        return changed;
      },
      noticesScrolling() {
        return document.querySelector("iframe,[onscroll],[onscrollend],img[loading=lazy]") !== null
          || document.getAnimations().some(animation =>
            animation.timeline && !(animation.timeline instanceof DocumentTimeline));
      },
    });
    """
}
