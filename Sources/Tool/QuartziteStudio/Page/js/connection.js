// The connection to the server, which the worker holds: messages as JSON text, and frames, which the worker draws.

import { $, emit } from './store.js';

let worker = null;
let isConnected = false;
let nextQuestion = 1;
/** What waits for an answer of the server, and what waits for a copy of the picture. */
const questions = new Map();
const copies = new Map();

export function connect() {
  worker = new Worker('js/worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => receive(data);
  worker.onerror = (event) => console.error(`the worker failed: ${event.message}`);
  const canvas = $('picture').transferControlToOffscreen();
  const address = new URL('socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = address.search = '';
  worker.postMessage({ canvas, address: address.href }, [canvas]);
  document.addEventListener('visibilitychange', () => worker.postMessage({ isVisible: !document.hidden }));
  if (document.hidden) worker.postMessage({ isVisible: false });
}

function receive(data) {
  if (data.complaint) return console.error(data.complaint);
  if (data.copy !== undefined) {
    copies.get(data.copy)?.(data.picture);
    copies.delete(data.copy);
    return;
  }
  if (data.text !== undefined) {
    const message = JSON.parse(data.text);
    if (message.type === 'answer' || message.type === 'refusal') return settle(message);
    return emit(message.type, message);
  }
  if (data.event === 'connected') isConnected = true;
  if (data.event === 'disconnected') disconnect();
  emit(data.event, data.value);
}

function disconnect() {
  isConnected = false;
  for (const { reject } of questions.values()) reject(new Error('the connection was lost'));
  questions.clear();
}

/** Sends a message; without a connection, it is dropped. */
export function send(type, fields = {}) {
  if (isConnected) worker.postMessage({ text: JSON.stringify({ type, ...fields }) });
}

/** Asks the scene, and returns the contents of its reply. */
export function ask(request) {
  if (!isConnected) return Promise.reject(new Error('there is no connection'));
  const id = nextQuestion++;
  send('ask', { id, request });
  return new Promise((resolve, reject) => questions.set(id, { resolve, reject }));
}

/** Returns the pixels of the picture that was drawn last, as `ImageData`. */
export function copyPicture() {
  const id = nextQuestion++;
  worker.postMessage({ copy: id });
  return new Promise((resolve) => copies.set(id, resolve));
}

function settle(message) {
  const question = questions.get(message.id);
  questions.delete(message.id);
  if (message.type === 'refusal') return question?.reject(new Error(message.text));
  // A reply is an object with the kind of the reply as its only key.
  const [kind, contents] = Object.entries(message.reply)[0];
  if (kind === 'refused') return question?.reject(new Error(contents._0));
  question?.resolve(contents._0);
}
