// The worker of the page: it holds the connection to the server, and decodes and draws the frames, so that a frame
// costs the thread of the page nothing. While time runs, it reports only some of the frames to the page.

/** The milliseconds between two reports while time runs. */
const reportInterval = 200;

let socket = null;
let delay = 250;
let canvas = null;
let context = null;
/** Frames are shown in the order in which they were sent. */
let pending = Promise.resolve();
/** Memory for a decoded picture: `drawImage` takes new memory each time, which costs more than the copy. */
let converted = new Uint8ClampedArray(0);
/** Resolves when the page is visible. */
let visible = Promise.resolve();
let becomeVisible = () => {};

let frames = 0;
let shownInput = 0;
let reported = { at: 0, width: 0, height: 0 };

onmessage = ({ data }) => {
  if (data.canvas) start(data);
  else if (data.text !== undefined) transmit(data.text);
  else if (data.isVisible !== undefined) setVisible(data.isVisible);
  else if (data.copy !== undefined) pending = pending.then(() => sendCopy(data.copy));
};

function start(message) {
  canvas = message.canvas;
  context = canvas.getContext('2d', { alpha: false });
  connect(message.address);
}

function connect(address) {
  socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    delay = 250;
    postMessage({ event: 'connected' });
  };
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') return postMessage({ text: data });
    pending = pending.then(() => show(data)).catch((error) => postMessage({ complaint: `a frame cannot be shown: ${error.message}` }));
  };
  socket.onclose = () => {
    postMessage({ event: 'disconnected' });
    setTimeout(connect, delay, address);
    delay = Math.min(delay * 2, 4000);
  };
}

/** Sends a message; without a connection, it is dropped. */
function transmit(text) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(text);
}

/** Frames wait while the page is hidden, so that the server draws none. */
function setVisible(isVisible) {
  becomeVisible();
  if (!isVisible) visible = new Promise((resolve) => { becomeVisible = resolve; });
}

async function show(buffer) {
  const frame = header(buffer);
  const pixels = new Uint8Array(buffer, 56);
  if (frame.isStrip) {
    const picture = await decode(pixels);
    return postMessage({ event: 'stripFrame', value: { ...frame, picture } }, [picture]);
  }
  await visible;
  if (canvas.width !== frame.width || canvas.height !== frame.height) [canvas.width, canvas.height] = [frame.width, frame.height];
  if (frame.coding === 1) {
    await drawCompressed(pixels, frame);
  } else if (frame.coding === 2) {
    drawPixels(pixels, frame);
  }
  transmit(JSON.stringify({ type: 'shown', sequence: frame.sequence }));
  note(frame);
}

function decode(pixels) {
  return createImageBitmap(new Blob([pixels], { type: 'image/jpeg' }));
}

/** Decodes a picture for one use, without a copy of the data in the browser's own process where `ImageDecoder` exists. */
async function decodeForDrawing(pixels) {
  if (!self.ImageDecoder) return decode(pixels);
  const decoder = new ImageDecoder({ data: pixels, type: 'image/jpeg', colorSpaceConversion: 'none' });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}

/** Decodes a picture and draws it at a place of the canvas. */
async function drawCompressed(pixels, { x, y }) {
  const picture = await decodeForDrawing(pixels);
  try {
    const { width, height } = picture.visibleRect ?? picture;
    const size = width * height * 4;
    if (!converts(picture, size)) return context.drawImage(picture, x, y);
    if (converted.length !== size) converted = new Uint8ClampedArray(size);
    await picture.copyTo(converted, { format: 'RGBA' });
    context.putImageData(new ImageData(converted, width, height), x, y);
  } finally {
    picture.close();
  }
}

/** Whether the browser converts a frame: older ones give the size of the frame in its own format, or refuse. */
function converts(picture, size) {
  try {
    return picture.format === 'I420' && picture.allocationSize({ format: 'RGBA' }) === size;
  } catch {
    return false;
  }
}

function drawPixels(pixels, { width, height }) {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    words[index] = (word & 0xff00ff00) | ((word >>> 16) & 0xff) | ((word & 0xff) << 16);
  }
  context.putImageData(new ImageData(new Uint8ClampedArray(words.buffer, words.byteOffset, words.length * 4), width, height), 0, 0);
}

function header(buffer) {
  const view = new DataView(buffer);
  return {
    coding: view.getUint8(0),
    isStrip: view.getUint8(1) === 1,
    index: view.getUint16(2, true),
    x: view.getUint16(2, true),
    y: view.getUint16(46, true),
    sequence: view.getUint32(4, true),
    time: view.getFloat64(8, true),
    milliseconds: view.getFloat32(16, true),
    particles: view.getUint32(24, true),
    layers: view.getUint32(28, true),
    width: view.getUint32(32, true),
    height: view.getUint32(36, true),
    pictures: view.getUint32(48, true),
    pictureKilobytes: view.getUint32(52, true),
    input: view.getUint32(40, true),
    isPlaying: (view.getUint32(44, true) & 1) === 1,
  };
}

/** Reports a frame to the page: at once if time does not run or something else has changed, and otherwise at times. */
function note(frame) {
  frames += 1;
  const at = performance.timeOrigin + performance.now();
  const { width, height } = frame;
  const isAnswer = frame.input !== shownInput;
  const isNew = !frame.isPlaying || isAnswer || width !== reported.width || height !== reported.height;
  if (!isNew && at - reported.at < reportInterval) return;
  reported = { at, width, height };
  postMessage({ event: 'drawn', value: { frame, frames, at } });
  if (!isAnswer) return;
  shownInput = frame.input;
  requestAnimationFrame(() => {
    postMessage({ event: 'answered', value: { input: frame.input, at: performance.timeOrigin + performance.now() } });
  });
}

/** Sends the pixels of the picture to the page. */
function sendCopy(id) {
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const picture = copy.getImageData(0, 0, width, height);
  postMessage({ copy: id, picture }, [picture.data.buffer]);
}
