import { openPage } from './browser.mjs';
import {
  encodeAnimatedPng,
  encodeCmykJpeg,
  encodePng,
  PNG_KIND_NAMES,
  withOrientation,
} from './odd-pictures.mjs';

const isModelOrCore = ({ path }) =>
  /^\/ocr\/.*\.(gz|js)$/.test(path) && !/worker\.min|core-loader/.test(path);

const read = (page, { url, type }) =>
  page.evaluate(([url, type]) => window.measuring.read(url, type), [url, type]);

/** Bytes of a first and a second use, and of a first use whose connections are cut; what requests carried. */
export async function measureDelivery({ server, browser, picture, cuts }) {
  const foreign = [];
  const watch = (page) =>
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== server.origin && protocol.startsWith('http')) foreign.push(origin);
    });
  // Everything but the page itself and the picture, which only this measuring page fetches.
  const readerBytes = () =>
    server.requests
      .filter(({ path }) => !path.startsWith('/pictures/'))
      .reduce((sum, { sent }) => sum + sent, 0);

  server.requests.length = 0;
  const { context, page } = await openPage(browser, server);
  watch(page);
  await read(page, picture);
  const firstBytes = readerBytes();
  server.requests.length = 0;
  await page.reload();
  await page.waitForFunction(() => 'measuring' in window);
  await read(page, picture);
  const secondBytes = server.requests.filter(isModelOrCore).reduce((sum, { sent }) => sum + sent, 0);
  await context.close();

  server.requests.length = 0;
  for (let i = 0; i < cuts; i++) server.cuts.push(200_000 + 50_000 * i);
  const second = await openPage(browser, server);
  watch(second.page);
  const { transcript } = await read(second.page, picture);
  await second.context.close();
  server.cuts.length = 0;
  let bytesTwice = 0;
  const ends = new Map();
  for (const { path, first, sent } of server.requests.filter(({ path }) => path.endsWith('.gz'))) {
    bytesTwice += Math.max(0, (ends.get(path) ?? 0) - first);
    ends.set(path, Math.max(ends.get(path) ?? 0, first + sent));
  }
  const bodiesSent = server.requests.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
  return { firstBytes, secondBytes, cuts, completed: transcript !== null, bytesTwice, bodiesSent, foreign };
}

/** The longest task over 50 ms on the main thread from choosing the picture to its text, everything loaded before. */
export async function measureLongTasks({ server, browser, picture }) {
  const { context, page } = await openPage(browser, server);
  await read(page, picture);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await read(page, picture);
  const longest = await page.evaluate(() => Math.round(Math.max(0, ...window.longTasks)));
  await context.close();
  return longest;
}

/** What the reader says to files that are no ordinary screenshot; afterwards it must still read one. */
export async function readOddFiles({ server, browser, picture }) {
  const { context, page } = await openPage(browser, server);
  const drawn = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const png = () =>
      new Promise((resolve) =>
        canvas.toBlob(async (blob) => resolve([...new Uint8Array(await blob.arrayBuffer())])),
      );
    const text = [
      'Good morning, did you sleep well?',
      'Yes, I dreamt about the sea',
      'Then we should go there soon',
    ];
    const write = (color) => {
      context.fillStyle = color;
      context.font = '24px sans-serif';
      for (const [i, line] of text.entries()) context.fillText(line, 30, 60 + 44 * i);
    };
    canvas.width = 600;
    canvas.height = 240;
    write('#111');
    const transparent = await png();
    context.clearRect(0, 0, 600, 240);
    write('#f4f4f4');
    const transparentLight = await png();
    const turned = {};
    for (const [name, angle] of [
      ['90', Math.PI / 2],
      ['180', Math.PI],
      ['270', -Math.PI / 2],
    ]) {
      const sideways = name !== '180';
      canvas.width = sideways ? 240 : 600;
      canvas.height = sideways ? 600 : 240;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate(angle);
      context.translate(-300, -120);
      write('#111');
      turned[name] = await png();
    }
    canvas.width = canvas.height = 500;
    const sky = context.createLinearGradient(0, 0, 300, 500);
    sky.addColorStop(0, '#8cf');
    sky.addColorStop(1, '#264');
    context.fillStyle = sky;
    context.fillRect(0, 0, 500, 500);
    for (let i = 0; i < 60; i++) {
      context.fillStyle = `hsl(${(i * 47) % 360} 50% 50%)`;
      context.beginPath();
      context.arc((i * 97) % 500, (i * 61) % 500, 8 + ((i * 13) % 40), 0, 7);
      context.fill();
    }
    const noText = await png();
    canvas.width = canvas.height = 1;
    const onePixel = await png();
    canvas.width = canvas.height = 8000;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 8000, 8000);
    context.scale(8, 8);
    write('#111');
    const huge = await png();

    // A conversation of two sides: what lies wrong would be read wrong, or by the wrong speaker.
    const upright = document.createElement('canvas');
    upright.width = 600;
    upright.height = 330;
    const talk = upright.getContext('2d');
    talk.fillStyle = '#fff';
    talk.fillRect(0, 0, 600, 330);
    talk.font = '24px sans-serif';
    for (const [i, line] of text.entries()) {
      const wide = talk.measureText(line).width + 32;
      const x = i % 2 === 0 ? 16 : 584 - wide;
      talk.fillStyle = i % 2 === 0 ? '#e6e6ea' : '#0a6cff';
      talk.beginPath();
      talk.roundRect(x, 24 + 100 * i, wide, 64, 20);
      talk.fill();
      talk.fillStyle = i % 2 === 0 ? '#111' : '#fff';
      talk.fillText(line, x + 16, 64 + 100 * i);
    }
    // How a viewer turns what is stored, by the EXIF specification; W and H are the stored size.
    const [W, H] = [330, 600];
    const viewings = [
      [1, 0, 0, 1, 0, 0],
      [-1, 0, 0, 1, 600, 0],
      [-1, 0, 0, -1, 600, 330],
      [1, 0, 0, -1, 0, 330],
      [0, 1, 1, 0, 0, 0],
      [0, 1, -1, 0, H, 0],
      [0, -1, -1, 0, H, W],
      [0, -1, 1, 0, 0, W],
    ];
    const bytesOf = (source, type) =>
      new Promise((resolve) =>
        source.toBlob(async (blob) => resolve([...new Uint8Array(await blob.arrayBuffer())]), type, 0.9),
      );
    const oriented = [];
    for (const [i, viewing] of viewings.entries()) {
      const stored = document.createElement('canvas');
      stored.width = i < 4 ? 600 : W;
      stored.height = i < 4 ? 330 : H;
      const lying = stored.getContext('2d');
      lying.setTransform(new DOMMatrix(viewing).inverse());
      lying.drawImage(upright, 0, 0);
      oriented.push(await bytesOf(stored, 'image/jpeg'));
    }
    const { data } = talk.getImageData(0, 0, 600, 330);
    const raster = { width: 600, height: 330, data: [...data] };
    const conversation = await bytesOf(upright, 'image/jpeg');
    return {
      transparent,
      transparentLight,
      turned,
      noText,
      onePixel,
      huge,
      oriented,
      raster,
      conversation,
    };
  });
  const blankFrame = { ...drawn.raster, data: drawn.raster.data.map(() => 255) };
  const spoken = /^Girl: Good morning.*sleep.*\nBoy: Yes.*dreamt.*\nGirl: Then we should go/;
  const said = /(sleep|dreamt|should go)/;
  const part = (bytes, share) => bytes.slice(0, Math.floor(share * bytes.length));
  // What a browser makes of a cut picture is its own affair: it is read as far as it goes, or refused in a sentence.
  const eitherWay = ['read', 'not-an-image', 'no-text'];
  const screenshot = [...picture.bytes];
  const files = [
    ['empty', [], 'image/png', 'not-an-image'],
    [
      'text renamed to .png',
      [...Buffer.from('hello there, this is no picture')],
      'image/png',
      'not-an-image',
    ],
    ['of another type', screenshot, 'image/webp', 'not-an-image'],
    ['over 10 MB', new Array(10 * 1024 * 1024 + 1).fill(0), 'image/png', 'too-large'],
    ['cut in its header', screenshot.slice(0, 40), 'image/png', 'not-an-image'],
    ['a PNG named .jpg', screenshot, 'image/jpeg', 'read', /./],
    ['transparent, dark text', drawn.transparent, 'image/png', 'read'],
    ['transparent, light text', drawn.transparentLight, 'image/png', 'read'],
    ['turned by 90 degrees', drawn.turned['90'], 'image/png', 'read'],
    ['turned by 180 degrees', drawn.turned['180'], 'image/png', 'read'],
    ['turned by 270 degrees', drawn.turned['270'], 'image/png', 'read'],
    ['a picture without text', drawn.noText, 'image/png', 'no-text'],
    ['one pixel', drawn.onePixel, 'image/png', 'no-text'],
    ['64 megapixels', drawn.huge, 'image/png', 'read'],
    ...drawn.oriented.map((bytes, i) => [
      `a JPEG of EXIF orientation ${i + 1}`,
      withOrientation(Buffer.from(bytes), i + 1),
      'image/jpeg',
      'read',
      spoken,
    ]),
    ...PNG_KIND_NAMES.map((kind) => [
      `a PNG, ${kind}`,
      encodePng(drawn.raster, kind),
      'image/png',
      'read',
      spoken,
    ]),
    ['a JPEG in four printing colours', encodeCmykJpeg(drawn.raster), 'image/jpeg', 'read', spoken],
    [
      'an animated PNG: its first frame',
      encodeAnimatedPng(drawn.raster, blankFrame),
      'image/png',
      'read',
      spoken,
    ],
    [
      'an animated PNG whose first frame is blank',
      encodeAnimatedPng(blankFrame, drawn.raster),
      'image/png',
      'no-text',
    ],
    ['a GIF', [...Buffer.from('GIF89a')], 'image/gif', 'not-an-image'],
    ['a PNG cut in its pixels', part(screenshot, 0.6), 'image/png', eitherWay, /./],
    ['a JPEG cut in its pixels', part(drawn.conversation, 0.6), 'image/jpeg', eitherWay, /./],
    ['a JPEG cut early in its pixels', part(drawn.conversation, 0.15), 'image/jpeg', eitherWay, /./],
    ['an ordinary one after all these', screenshot, 'image/png', 'read', /./],
  ];
  const results = [];
  for (const [i, [name, bytes, type, expected, right = said]] of files.entries()) {
    const url = `/pictures/odd-${i}.${type.split('/')[1]}`;
    server.pictures.set(url, Buffer.from(bytes));
    const { transcript, error } = await read(page, { url, type });
    results.push({
      name,
      expected: [expected].flat(),
      got: transcript ? (right.test(transcript.text) ? 'read' : `misread as ${transcript.text}`) : error.code,
      message: error?.message,
    });
  }
  await context.close();
  return results;
}
