"use strict";
(function () {
  const all = (selector, where) => Array.from((where || document).querySelectorAll(selector));
  const search = document.getElementById("search");
  const hits = document.getElementById("hits");
  const folds = all("details");
  let before = null; // how sections were folded when the search began

  function find() {
    const words = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const items = all(".item");
    if (words.length === 0) {
      items.forEach((item) => { item.hidden = false; item.classList.remove("hit"); });
      folds.forEach((fold, i) => { fold.hidden = false; if (before) fold.open = before[i]; });
      before = null;
      hits.textContent = "";
      return;
    }
    if (!before) before = folds.map((fold) => fold.open);
    let count = 0;
    items.forEach((item) => {
      const text = item.textContent.toLowerCase();
      const found = words.every((word) => text.includes(word));
      item.hidden = !found;
      item.classList.toggle("hit", found && !item.matches("figure"));
      count += found ? 1 : 0;
    });
    folds.forEach((fold) => {
      const title = fold.querySelector("summary").textContent.toLowerCase();
      const named = words.every((word) => title.includes(word));
      if (named) all(".item", fold).forEach((item) => { item.hidden = false; });
      const shown = named || all(".item", fold).some((item) => !item.hidden);
      fold.hidden = !shown;
      fold.open = shown;
      count += named ? 1 : 0;
    });
    folds.forEach((fold) => { if (!fold.hidden && fold.parentElement.closest("details")) fold.parentElement.closest("details").hidden = false; });
    hits.textContent = count > 0 ? hits.dataset.some.replace("%1", count) : hits.dataset.none;
  }
  search.addEventListener("input", find);
  search.form.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("unfold").addEventListener("click", () => folds.forEach((fold) => { fold.open = true; }));
  document.getElementById("fold").addEventListener("click", () => folds.forEach((fold) => { fold.open = false; }));
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && event.target !== search) { event.preventDefault(); search.focus(); }
    if (event.key === "Escape" && event.target === search) { search.value = ""; find(); }
  });
  all("nav a").forEach((link) => link.addEventListener("click", () => {
    const fold = document.querySelector(link.getAttribute("href"));
    if (fold) fold.open = true;
  }));

  let folded = null; // paper shows everything
  window.addEventListener("beforeprint", () => { folded = folds.map((fold) => fold.open); folds.forEach((fold) => { fold.open = true; }); });
  window.addEventListener("afterprint", () => { if (folded) folds.forEach((fold, i) => { fold.open = folded[i]; }); folded = null; });

  all(".zoom").forEach((zoom) => {
    const pictures = all("svg", zoom).map((svg) => ({ svg, whole: svg.getAttribute("viewBox").split(" ").map(Number) }));
    let scale = 1, x = 0, y = 0; // scale 1 shows the whole picture
    const show = () => pictures.forEach(({ svg, whole }) =>
      svg.setAttribute("viewBox", [whole[0] + x, whole[1] + y, whole[2] / scale, whole[3] / scale].join(" ")));
    const unit = () => {
      const picture = pictures.find(({ svg }) => svg.getClientRects().length > 0) || pictures[0];
      const box = picture.svg.getBoundingClientRect();
      return { box, whole: picture.whole, size: Math.max(picture.whole[2] / scale / box.width, picture.whole[3] / scale / box.height) };
    };
    const zoomTo = (next, across, down) => {
      next = Math.min(Math.max(next, 1), 40);
      const { whole } = unit();
      x += whole[2] * (across * (1 / scale - 1 / next));
      y += whole[3] * (down * (1 / scale - 1 / next));
      scale = next;
      if (scale === 1) x = y = 0;
      show();
    };
    const act = { in: () => zoomTo(scale * 1.4, .5, .5), out: () => zoomTo(scale / 1.4, .5, .5), fit: () => zoomTo(1, .5, .5) };
    all("button", zoom).forEach((button) => button.addEventListener("click", () => act[button.dataset.zoom]()));
    zoom.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && document.activeElement !== zoom) return; // else the page could not be scrolled past it
      event.preventDefault();
      const { box } = unit();
      zoomTo(scale * Math.exp(-event.deltaY / 400), (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    }, { passive: false });
    zoom.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      const name = { "+": "in", "=": "in", "-": "out", "0": "fit" }[event.key];
      if (!step && !name) return;
      event.preventDefault();
      if (name) { act[name](); return; }
      const { whole } = unit();
      x += step[0] * whole[2] / scale / 8;
      y += step[1] * whole[3] / scale / 8;
      show();
    });
    zoom.addEventListener("pointerdown", (event) => {
      if (event.target.closest("button")) return;
      zoom.setPointerCapture(event.pointerId);
      const { size } = unit();
      const from = { x: x + event.clientX * size, y: y + event.clientY * size };
      const move = (moved) => { x = from.x - moved.clientX * size; y = from.y - moved.clientY * size; show(); };
      const end = () => { zoom.removeEventListener("pointermove", move); zoom.removeEventListener("pointerup", end); };
      zoom.addEventListener("pointermove", move);
      zoom.addEventListener("pointerup", end);
      zoom.focus();
    });
  });
}());
