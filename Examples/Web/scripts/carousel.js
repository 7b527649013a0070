// SPDX-License-Identifier: MIT
// Turns each element with `data-carousel` into a carousel that shows one slide at a time. The container of the
// slides is a polite live region, so a screen reader announces the new slide.

for (const carousel of document.querySelectorAll("[data-carousel]")) {
  const slides = [...carousel.querySelector("[data-slides]").children];
  let current = 0;

  const move = (step) => {
    slides[current].hidden = true;
    current = (current + step + slides.length) % slides.length;
    slides[current].hidden = false;
  };

  carousel.querySelector("[data-previous]").addEventListener("click", () => move(-1));
  carousel.querySelector("[data-next]").addEventListener("click", () => move(1));
}
