// SPDX-License-Identifier: MIT
// The form of the garden club: Return goes to the next field, and joining is announced.

const form = document.querySelector("#sign-up");

form.elements.name.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  form.elements.email.focus();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const seeds = form.elements.seeds.checked ? "your seeds come in spring" : "have a look around";
  const welcome = document.querySelector("#welcome");
  welcome.querySelector("a").textContent = `Welcome, ${form.elements.name.value}: ${seeds}`;
  welcome.hidden = false;
  form.hidden = true;
});
