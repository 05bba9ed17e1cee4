// A step is solved in the page alone: nothing is sent or stored.
'use strict';
function show(node, visible) { node.hidden = !visible; }
function reveal(step) {
  for (const node of step.querySelectorAll('.after')) show(node, true);
}
function mark(option, isRight) {
  option.classList.remove('right', 'wrong');
  option.classList.add(isRight ? 'right' : 'wrong');
  const verdict = option.querySelector('.verdict');
  if (verdict) verdict.textContent = isRight ? verdict.dataset.right : verdict.dataset.wrong;
}
function checkTicks(step) {
  const options = [...step.querySelectorAll('.option')];
  let right = 0;
  for (const option of options) {
    const ticked = option.querySelector('input').checked;
    const expected = option.dataset.right === 'true';
    if (ticked === expected) right += 1;
    if (ticked || expected || step.dataset.kind === 'quiz') mark(option, ticked === expected);
  }
  const result = step.querySelector('.result');
  result.textContent = right === options.length ? result.dataset.all
    : result.dataset.some.replace('%1', right).replace('%2', options.length);
  reveal(step);
}
function checkNumber(step) {
  const given = step.querySelector('input').value.replace(/\s/g, '').replace(',', '.').match(/^([0-9.]+)(?:([kKMGT])(?![A-Za-z]))?/);
  const text = given ? given[1] : '';
  const value = given ? Number(text) * Math.pow(1000, ' kMGT'.indexOf(given[2] ? given[2].replace('K', 'k') : ' ')) : NaN;
  const result = step.querySelector('.result');
  if (text === '' || !Number.isFinite(value)) {
    result.textContent = result.dataset.none;
    return;
  }
  const wanted = Number(step.dataset.value);
  const near = Math.abs(value - wanted) <= Math.abs(wanted) * Number(step.dataset.tolerance) / 100 + 1e-9;
  result.textContent = (near ? result.dataset.near : result.dataset.far).replace('%1', step.dataset.text);
  reveal(step);
}
for (const step of document.querySelectorAll('section[data-kind]')) {
  const check = step.querySelector('button.check');
  if (check) check.addEventListener('click', () => step.dataset.kind === 'predict' ? checkNumber(step) : checkTicks(step));
  const field = step.querySelector('input[type=text]');
  if (field) field.addEventListener('keydown', event => { if (event.key === 'Enter') checkNumber(step); });
}
