// SPDX-License-Identifier: MIT
// The journal: a feed that loads the next entries before its end comes into view, or when the last entry has focus.

import "./layout.js";

const feed = document.querySelector("#feed");
const end = document.querySelector("#feed-end");
const template = document.querySelector("#entry");
let next = "data/journal-1.json";
let isLoading = false;

function elementFor({ title, text, quote }, number) {
  const article = template.content.cloneNode(true).firstElementChild;
  const heading = article.querySelector("h2");
  const body = article.querySelector("p");
  heading.id = `entry-${number}`;
  heading.textContent = title;
  body.id = `entry-${number}-text`;
  body.textContent = text;
  if (quote) {
    const place = article.querySelector("blockquote");
    place.lang = quote.lang;
    place.textContent = quote.text;
    place.hidden = false;
  }
  article.setAttribute("aria-labelledby", heading.id);
  article.setAttribute("aria-describedby", body.id);
  article.ariaPosInSet = number;
  return article;
}

/** Loads the next part, unless one is already being loaded. */
async function loadMore() {
  if (isLoading || !next) return;
  isLoading = true;
  feed.ariaBusy = "true";
  try {
    const response = await fetch(next);
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const part = await response.json();
    const count = feed.childElementCount;
    feed.append(...part.entries.map((entry, index) => elementFor(entry, count + index + 1)));
    next = part.next;
    // The number of entries is known only at the end.
    for (const article of feed.children) article.ariaSetSize = next ? -1 : feed.childElementCount;
    if (!next) end.textContent = "That was the first entry.";
  } catch {
    end.textContent = "No more entries could be loaded.";
    next = null;
  } finally {
    feed.ariaBusy = "false";
    isLoading = false;
  }
}

function move(step) {
  const entries = [...feed.children];
  entries[entries.indexOf(document.activeElement.closest("article")) + step]?.focus();
}

feed.addEventListener("keydown", (event) => {
  if (event.key === "PageDown") move(1);
  else if (event.key === "PageUp") move(-1);
  else return;
  event.preventDefault();
});
feed.addEventListener("focusin", (event) => {
  if (event.target.closest("article") === feed.lastElementChild) loadMore();
});
new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting)) loadMore();
}, { rootMargin: "200px" }).observe(end);

loadMore();
