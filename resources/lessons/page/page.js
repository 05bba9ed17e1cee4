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
// The program's own rules for typed numbers, in the language that it spoke: {number}, or {meanings}, {unit} or nothing
// where it cannot be read.
function digitsOf(text, rules) {
  const parts = text.split(/[^0-9]/);
  const signs = [...text].filter(c => c < '0' || c > '9').map(c => /\s/.test(c) ? ' ' : c === '’' ? "'" : c);
  const joined = parts.join('');
  const last = signs.at(-1);
  const isGrouped = count => /^[1-9][0-9]{0,2}$/.test(parts[0])
    && parts.slice(1, count).every((part, i) => part.length === 3 && signs[i] === signs[0]);
  if (signs.length === 0) return {number: Number(joined)};
  if ((last !== '.' && last !== ',') || signs.indexOf(last) < signs.length - 1)
    return isGrouped(parts.length) ? {number: Number(joined)} : {};
  if (parts.length > 2 && !isGrouped(parts.length - 1)) return {};
  const decimal = Number(parts.slice(0, -1).join('') + '.' + parts.at(-1));
  if (parts.length > 2 || !isGrouped(parts.length)) return {number: decimal};
  if ((last !== rules.point && last !== rules.group) || (last === rules.point && parts[1].endsWith('0')))
    return {meanings: [decimal, Number(joined)]};
  return {number: last === rules.point ? decimal : Number(joined)};
}
function factorOf(words, text) {
  return new Map(Object.entries(words)).get(text.trim().toLowerCase().replace(/\.$/, ''));
}
function tidy(number) { return Number(number.toPrecision(15)); }
function readNumber(text, rules) {
  const shape = /^([+\-−]?)\s*((?:\d|[.,]\d)(?:[\d.,'’_\s]*\d)?)((?:e[+\-]?\d+)?)\s*(.*)$/iu.exec(text.trim());
  if (!shape) return {};
  const digits = digitsOf(shape[2], rules);
  if (digits.number === undefined) return {...digits, text: shape[2]};
  let number = Number(String(digits.number) + (String(digits.number).includes('e') ? '' : shape[3]));
  if (!Number.isFinite(number)) return {};
  if (shape[1] && shape[1] !== '+') number = -number;
  let unit = shape[4];
  const inUnit = () => unit === '' ? rules.bare : factorOf(rules.units, unit);
  let factor = inUnit();
  if (factor === undefined) {
    const word = /^(\p{L}+)\.?\s*(.*)$/u.exec(unit);
    const magnitude = word ? factorOf(rules.magnitudes, word[1]) : undefined;
    if (magnitude !== undefined) {
      number = tidy(number * magnitude);
      unit = word[2];
      factor = inUnit();
    }
  }
  return factor === undefined ? {unit} : {number: tidy(number * factor)};
}
function readAnswer(text, rules) {
  const given = text.trim();
  if (rules.noughts.includes(given.toLowerCase())) return {number: 0};
  const read = readNumber(given, rules);
  const word = /\s+(\p{L}{3,})$/u.exec(given);
  if (read.number !== undefined || !word || rules.otherUnits.includes(word[1].toLowerCase())) return read;
  const alone = readNumber(given.slice(0, word.index), rules);
  return alone.number === undefined ? read : alone;
}
function problemOf(read, texts, rules) {
  const shown = number => String(number).replace('.', rules.point);
  if (read.meanings)
    return texts.meanings.replace('%1', () => read.text).replace('%2', shown(read.meanings[0])).replace('%3', shown(read.meanings[1]));
  return read.unit ? texts.unit.replace('%1', () => read.unit) : texts.none;
}
function checkNumber(step) {
  const result = step.querySelector('.result');
  const rules = JSON.parse(step.dataset.rules);
  const read = readAnswer(step.querySelector('input').value, rules);
  if (read.number === undefined) {
    result.textContent = problemOf(read, result.dataset, rules);
    return;
  }
  const wanted = Number(step.dataset.value);
  const near = Math.abs(read.number * rules.scale - wanted) <= Math.abs(wanted) * Number(step.dataset.tolerance) / 100 + 1e-9;
  result.textContent = (near ? result.dataset.near : result.dataset.far).replace('%1', step.dataset.text).replace('..', '.');
  reveal(step);
}
for (const step of document.querySelectorAll('section[data-kind]')) {
  const check = step.querySelector('button.check');
  if (check) check.addEventListener('click', () => step.dataset.kind === 'predict' ? checkNumber(step) : checkTicks(step));
  const field = step.querySelector('input[type=text]');
  if (field) field.addEventListener('keydown', event => { if (event.key === 'Enter') checkNumber(step); });
}
