// Compares the picture with a reference picture that the user opens: the pixels that differ are marked, and outlined.

import { $, on, state, toast } from './store.js';
import { copyPicture } from './connection.js';

/** The pixels of the reference picture; null while nothing is compared. */
let reference = null;
let isBusy = false;
let isStale = false;

export function startComparing() {
  $('compare').addEventListener('click', () => (reference ? stop() : $('compare-file').click()));
  $('compare-file').addEventListener('change', load);
  on('shown', (frame) => { if (!frame.isPlaying) update(); });
  on('playing', hide);
  on('scene', stop);
}

async function load() {
  const file = $('compare-file').files[0];
  $('compare-file').value = '';
  if (!file) return;
  try {
    const picture = await createImageBitmap(file, { colorSpaceConversion: 'none' });
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { alpha: false });
    context.drawImage(picture, 0, 0);
    picture.close();
    reference = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  } catch {
    return toast(`${file.name} is not a picture`);
  }
  $('compare').setAttribute('aria-pressed', true);
  if (!state.isPlaying) update();
}

function stop() {
  reference = null;
  $('compare').setAttribute('aria-pressed', false);
  hide();
}

function hide() {
  $('differences').hidden = true;
  $('comparison').hidden = true;
}

/** Compares the picture that is shown; a newer one is compared afterwards. */
async function update() {
  isStale = true;
  if (isBusy || !reference) return;
  isBusy = true;
  while (isStale && reference) {
    isStale = false;
    const picture = await copyPicture();
    if (reference && !state.isPlaying) show(picture);
  }
  isBusy = false;
}

function show(picture) {
  $('comparison').hidden = false;
  const { width, height } = picture;
  if (width !== reference.width || height !== reference.height) {
    $('differences').hidden = true;
    $('comparison').textContent = `The reference has ${reference.width} × ${reference.height} pixels, the picture ${width} × ${height}.`;
    return;
  }
  const { marks, count, largest, box } = differences(picture);
  const canvas = $('differences');
  [canvas.width, canvas.height] = [width, height];
  canvas.hidden = count === 0;
  $('comparison').textContent = count === 0 ? 'Equal to the reference' : `${count.toLocaleString('en')} pixels differ, by at most ${largest} of 255`;
  if (count === 0) return;
  const context = canvas.getContext('2d');
  context.putImageData(marks, 0, 0);
  context.strokeStyle = '#f0f';
  context.lineWidth = 2;
  context.strokeRect(box.left - 2, box.top - 2, box.right - box.left + 5, box.bottom - box.top + 5);
}

/** The pixels that differ, as marks, and the rectangle that contains them. */
function differences(picture) {
  const { width, height, data } = picture;
  const marks = new ImageData(width, height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let [count, largest] = [0, 0];
  for (let index = 0; index < data.length; index += 4) {
    const difference = Math.max(...[0, 1, 2].map((part) => Math.abs(data[index + part] - reference.data[index + part])));
    if (difference === 0) continue;
    const [x, y] = [(index / 4) % width, Math.floor(index / 4 / width)];
    marks.data.set([255, 0, 255, 80 + difference / 2], index);
    Object.assign(box, { left: Math.min(box.left, x), top: Math.min(box.top, y), right: Math.max(box.right, x), bottom: Math.max(box.bottom, y) });
    count += 1;
    largest = Math.max(largest, difference);
  }
  return { marks, count, largest, box };
}
