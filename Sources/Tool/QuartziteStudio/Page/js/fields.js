// Fields for the values of properties, by the kind of the property.
//
// A field is an object with the element, and a function that shows a value in it. It calls `onChange(value, isFinal)`,
// with `isFinal` false while a slider moves.

import { make } from './store.js';

/** The labels of the numbers of a value. */
const components = {
  point: ['x', 'y'], size: ['w', 'h'], vector: ['x', 'y'], rect: ['x', 'y', 'w', 'h'],
};

export function makeField(property, onChange) {
  const maker = { number, flag, choice, text, color, colors, numbers, transform: numbers }[property.kind] ?? vector;
  const field = maker(property, onChange);
  if (!property.isEditable) for (const input of field.element.querySelectorAll('input, select')) input.disabled = true;
  return field;
}

/** Whether the user is changing an input, which must not be overwritten. */
const isBusy = (input) => document.activeElement === input || input.dataset.isMoving === 'true';

const digits = (number) => (Number.isFinite(number) ? String(Math.round(number * 1e4) / 1e4) : '');

function numberInput(property, label, onInput, index = null) {
  const input = make('input', { type: 'number', step: property.step ?? 'any', 'aria-label': label, disabled: !property.isEditable });
  // Any number is valid, not only multiples of the step.
  input.addEventListener('change', () => {
    if (input.value !== '' && Number.isFinite(Number(input.value))) onInput(Number(input.value), index);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur();
    event.stopPropagation();
  });
  return input;
}

function number(property, onChange) {
  const input = numberInput(property, property.title, (value) => onChange(value, true));
  const element = make('div', { className: 'field' });
  let slider = null;
  if (property.range) {
    slider = make('input', {
      type: 'range', min: property.range[0], max: property.range[1], step: 'any', 'aria-label': `${property.title}, slider`,
    });
    slider.addEventListener('input', () => {
      slider.dataset.isMoving = 'true';
      const value = rounded(Number(slider.value), property);
      input.value = digits(value);
      onChange(value, false);
    });
    slider.addEventListener('change', () => {
      slider.dataset.isMoving = 'false';
      onChange(rounded(Number(slider.value), property), true);
    });
    slider.addEventListener('keydown', (event) => event.stopPropagation());
    element.append(slider);
  }
  element.append(input, make('span', { className: 'unit' }, property.unit ?? ''));
  return {
    element,
    show(value) {
      if (!isBusy(input) && slider?.dataset.isMoving !== 'true') input.value = value === null ? '' : digits(value);
      if (slider && slider.dataset.isMoving !== 'true') slider.value = value ?? property.range[1];
    },
  };
}

/** Rounds the value of a slider to its step, or to a hundredth of a percent of its range. */
function rounded(value, { step, range }) {
  const unit = step ?? (range[1] - range[0]) / 1e4;
  return Number((Math.round(value / unit) * unit).toPrecision(10));
}

function flag(property, onChange) {
  const input = make('input', { type: 'checkbox', 'aria-label': property.title });
  input.addEventListener('change', () => onChange(input.checked, true));
  return { element: make('div', { className: 'field' }, input), show: (value) => { input.checked = value === true; } };
}

function choice(property, onChange) {
  const input = make('select', { 'aria-label': property.title });
  for (const name of property.choices ?? []) input.append(make('option', { value: name }, name));
  input.addEventListener('change', () => onChange(input.value, true));
  return {
    element: make('div', { className: 'field' }, input),
    show(value) {
      if (value && ![...input.options].some((option) => option.value === value)) input.append(make('option', { value }, value));
      input.value = value ?? '';
    },
  };
}

function text(property, onChange) {
  const input = make('input', { type: 'text', className: 'text', 'aria-label': property.title, spellcheck: false });
  input.addEventListener('change', () => onChange(input.value, true));
  input.addEventListener('keydown', (event) => event.stopPropagation());
  return {
    element: make('div', { className: 'field' }, input),
    show: (value) => { if (!isBusy(input)) input.value = value ?? ''; },
  };
}

function vector(property, onChange) {
  const labels = components[property.kind] ?? ['x', 'y'];
  let current = labels.map(() => 0);
  const inputs = labels.map((label, index) =>
    numberInput(property, `${property.title}, ${label}`, (value) => {
      current = current.map((old, place) => (place === index ? value : old));
      onChange(current, true);
    }));
  const parts = labels.map((label, index) => make('label', {}, label, inputs[index]));
  return {
    element: make('div', { className: 'field' }, make('div', { className: 'components' }, ...parts)),
    show(value) {
      current = value ?? current;
      inputs.forEach((input, index) => { if (!isBusy(input)) input.value = digits(current[index]); });
    },
  };
}

const byte = (number) => Math.round(Math.min(Math.max(number, 0), 1) * 255).toString(16).padStart(2, '0');
const hex = (color) => `#${byte(color[0])}${byte(color[1])}${byte(color[2])}`;
const channels = (text) => [1, 3, 5].map((start) => parseInt(text.slice(start, start + 2), 16) / 255);

function color(property, onChange) {
  let current = null;
  const input = make('input', { type: 'color', 'aria-label': property.title });
  const alpha = make('input', { type: 'range', min: 0, max: 1, step: 0.01, 'aria-label': `${property.title}, opacity` });
  const shown = make('span', { className: 'unit' });
  const value = () => [...channels(input.value), Number(alpha.value)];
  for (const part of [input, alpha]) {
    part.addEventListener('input', () => onChange(value(), false));
    part.addEventListener('change', () => onChange(value(), true));
    part.addEventListener('keydown', (event) => event.stopPropagation());
  }
  return {
    element: make('div', { className: 'field' }, input, alpha, shown),
    show(value) {
      current = value;
      if (!isBusy(input)) input.value = current ? hex(current) : '#000000';
      if (!isBusy(alpha)) alpha.value = current ? current[3] : 0;
      shown.textContent = current ? `${Math.round(current[3] * 100)} %` : 'none';
    },
  };
}

function colors(property, onChange) {
  const element = make('div', { className: 'field swatches' });
  let current = [];
  return {
    element,
    show(value) {
      if (element.contains(document.activeElement)) return;
      current = value ?? [];
      const inputs = [];
      for (let index = 0; index + 3 < current.length; index += 4) {
        const input = make('input', { type: 'color', value: hex(current.slice(index, index + 4)), 'aria-label': `${property.title}, colour ${index / 4 + 1}`, disabled: !property.isEditable });
        const changed = () => [...current.slice(0, index), ...channels(input.value), ...current.slice(index + 3)];
        input.addEventListener('input', () => onChange(changed(), false));
        input.addEventListener('change', () => onChange(changed(), true));
        inputs.push(input);
      }
      element.replaceChildren(...(inputs.length ? inputs : ['none']));
    },
  };
}

function numbers(property, onChange) {
  const input = make('input', { type: 'text', className: 'text', 'aria-label': `${property.title}, numbers`, spellcheck: false, placeholder: 'none' });
  input.addEventListener('change', () => {
    const list = input.value.split(/[\s,]+/).filter(Boolean).map(Number);
    if (list.every(Number.isFinite)) onChange(list.length ? list : null, true);
  });
  input.addEventListener('keydown', (event) => event.stopPropagation());
  return {
    element: make('div', { className: 'field' }, input),
    show: (value) => { if (!isBusy(input)) input.value = (value ?? []).map(digits).join(', '); },
  };
}
