// SPDX-License-Identifier: MIT
//
// Shows the walk through one page, stop by stop. All content from the page is inserted as plain text.
(() => {
  const $ = (id) => document.getElementById(id);
  const make = (name, content, attributes = {}) => {
    const element = document.createElement(name);
    element.append(...[content].flat().filter((part) => part !== undefined));
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const read = (id) => JSON.parse($(id).textContent);
  const names = read("names");
  const canSpeak = "speechSynthesis" in window;
  const hasSound = $("sound-0") !== null;
  let audio;
  let page, number = -1, stop = 0, timer, order = "voiceover";

  const list = () =>
    order === "voiceover" ? page.stops : order === "keyboard" ? page.tabs : page.scan;
  const words = (item) =>
    typeof item.words === "string" ? item.words : item.words.map((part) => part.text).join(", ");
  // The words of a stop, with the language of each part for the reader's own screen reader.
  const spoken = (item) =>
    typeof item.words === "string"
      ? [item.words]
      : item.words.flatMap((part, index) => [
          index ? ", " : "",
          make("span", part.text, {
            class: part.kind === "label" || part.kind === "value" ? "" : "quiet",
            ...(part.language ? { lang: part.language } : {}),
          }),
        ]);
  const element = (item) =>
    order !== "switchcontrol" ? item : item.stop === undefined ? undefined : page.stops[item.stop];

  function open(which, at) {
    if (!names[which]) return;
    if (number !== which) {
      number = which;
      page = read(`page-${which}`);
      page.tabs = page.stops.filter((one) => one.tab).sort((one, other) => one.tab - other.tab);
      order = "voiceover";
    }
    stop = Math.max(0, Math.min(at, list().length - 1));
    $("walk").hidden = false;
    $("walk-name").textContent = names[which];
    $("screen").replaceChildren();
    if (page.image) {
      const image = make("img", [], { alt: "" });
      image.src = `data:image/jpeg;base64,${page.image.jpeg}`;
      $("screen").append(make("div", [image, make("i", [])]));
    }
    $("screen").hidden = !page.image;
    drawList();
    draw();
  }

  function drawList() {
    for (const button of document.querySelectorAll("[data-order]")) {
      button.setAttribute("aria-pressed", String(button.dataset.order === order));
      // A page that was not tabbed through has no Tab order to show.
      if (button.dataset.order === "keyboard") button.hidden = page.tabs.length === 0;
    }
    $("position").max = Math.max(1, list().length);
    $("stops").replaceChildren(
      ...list().map((item, index) => {
        const content = words(item) ? spoken(item) : "nothing";
        const line = make("div", content, { role: "option", id: `stop-${index}` });
        if (item.depth) line.style.marginInlineStart = `${item.depth}rem`;
        line.addEventListener("click", () => go(index));
        return line;
      }),
    );
  }

  function draw() {
    const item = list()[stop];
    const subject = item && element(item);
    $("position").value = stop + 1;
    $("count").textContent = list().length ? `${stop + 1} of ${list().length}` : "no stops";
    $("words").replaceChildren(...(item ? spoken(item) : ["Nothing is announced."]));
    $("position").setAttribute("aria-valuetext", item ? words(item) : "");
    const facts = [];
    if (subject) {
      facts.push(["Element", subject.path || "the page"]);
      facts.push(["Tab order", subject.tab ? `stop ${subject.tab}` : "not in the Tab order"]);
    }
    if (item && item.seconds !== undefined) {
      facts.push(["Switch Control", `${item.presses} presses, about ${item.seconds.toFixed(1)} s`]);
    }
    for (const finding of page.findings.filter((one) => subject && one.stop === page.stops.indexOf(subject))) {
      facts.push([finding.rule, finding.message]);
    }
    $("facts").replaceChildren(
      ...facts.flatMap(([name, value]) => [make("dt", name), make("dd", value)]),
    );
    const parts = (subject && subject.parts) || [];
    $("why").hidden = parts.length === 0;
    $("rules").replaceChildren(
      ...parts.map((part) => {
        const rule = page.rules[part.rule];
        return make("tr", [
          make("td", part.words), make("td", `${rule.rule} (${rule.source})`),
          make("td", part.facts.join("; ")),
        ]);
      }),
    );
    [...$("stops").children].forEach((line, index) => {
      line.setAttribute("aria-selected", String(index === stop));
      if (index === stop) line.scrollIntoView({ block: "nearest" });
    });
    if (item) $("stops").setAttribute("aria-activedescendant", `stop-${stop}`);
    else $("stops").removeAttribute("aria-activedescendant");
    drawBox(subject && subject.frame);
  }

  function drawBox(frame) {
    const box = $("screen").querySelector("i");
    if (!box) return;
    const whole = page.image.frame;
    box.hidden = !frame;
    if (!frame) return;
    const part = (value, size) => `${(100 * value) / size}%`;
    box.style.left = part(frame.x - whole.x, whole.width);
    box.style.top = part(frame.y - whole.y, whole.height);
    box.style.width = part(frame.width, whole.width);
    box.style.height = part(frame.height, whole.height);
    box.scrollIntoView({ block: "nearest" });
  }

  function go(to) {
    stop = Math.max(0, Math.min(to, list().length - 1));
    history.replaceState(null, "", `#page-${number}/${stop}`);
    draw();
  }

  const soundOf = (item) => page.sounds?.[page.stops.indexOf(item)] ?? undefined;

  function silence() {
    audio?.pause();
    audio = undefined;
    if (canSpeak) speechSynthesis.cancel();
  }

  function speak(item, then) {
    silence();
    const sound = soundOf(item);
    if (sound !== undefined) {
      audio = new Audio(`data:audio/wav;base64,${read(`sound-${sound}`)}`);
      audio.onended = then;
      // A browser may refuse to play sound that no click has caused.
      audio.play().catch(() => then?.());
      return;
    }
    if (!canSpeak) return then?.();
    const parts = typeof item.words === "string" ? [{ text: item.words }] : item.words;
    parts.forEach((part, index) => {
      const utterance = new SpeechSynthesisUtterance(part.text);
      utterance.lang = part.language || page.language || "en";
      if (index === parts.length - 1) utterance.onend = then;
      speechSynthesis.speak(utterance);
    });
  }

  function play() {
    if (timer !== undefined) return pause();
    timer = 0;
    $("play").setAttribute("aria-pressed", "true");
    const step = () => {
      if (timer === undefined) return;
      if (stop + 1 >= list().length) return pause();
      go(stop + 1);
      wait();
    };
    // Words take about as long to read as to hear; the scanner stays one second on each stop.
    const wait = () => {
      if (soundOf(list()[stop]) !== undefined) return speak(list()[stop], () => setTimeout(step, 300));
      const time = order === "switchcontrol" ? 1000 : 600 + 60 * words(list()[stop]).length;
      timer = setTimeout(step, time);
    };
    wait();
  }

  function pause() {
    clearTimeout(timer);
    timer = undefined;
    $("play").setAttribute("aria-pressed", "false");
    silence();
  }

  function follow() {
    const [, which, at] = /^#page-(\d+)(?:\/(\d+))?$/.exec(location.hash) || [];
    if (which === undefined) return;
    pause();
    open(Number(which), Number(at || 0));
    $("walk-name").focus();
  }

  $("previous").addEventListener("click", () => go(stop - 1));
  $("next").addEventListener("click", () => go(stop + 1));
  $("play").addEventListener("click", play);
  $("stops").addEventListener("keydown", (event) => {
    const to = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: list().length - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  });
  $("position").addEventListener("input", (event) => go(Number(event.target.value) - 1));
  if (canSpeak || hasSound) $("speak").addEventListener("click", () => speak(list()[stop]));
  else $("speak").hidden = true;
  for (const button of document.querySelectorAll("[data-order]")) {
    button.addEventListener("click", () => {
      pause();
      order = button.dataset.order;
      stop = 0;
      drawList();
      draw();
    });
  }
  addEventListener("hashchange", follow);
  follow();
})();
