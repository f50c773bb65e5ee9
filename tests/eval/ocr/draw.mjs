/** Draws looks as pages, takes their picture with Chromium, and makes the poorer copies of it. */
import { LOOKS, setOf } from './looks.mjs';
import { THREADS } from './threads.mjs';

export const CONDITIONS = ['clean', '720 px JPEG', '480 px JPEG', 'photo'];

const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function items(look) {
  const names = [look.thread].flat();
  return names.flatMap((name) => THREADS[name]).map(([who, text]) => ({ who, text }));
}

const clockOf = (i) => `${9 + Math.floor(i / 4)}:${String((12 + i * 7) % 60).padStart(2, '0')}`;

function bubble(look, item, i, all) {
  const colors = item.who === 'g' ? look.girl : look.boy;
  const first = i === 0 || all[i - 1].who !== item.who;
  const last = i === all.length - 1 || all[i + 1].who !== item.who;
  const top = i === 0 ? 0 : first ? look.turnGap : look.gap;
  const style = [
    `background:${colors.background}`,
    `color:${colors.color}`,
    `border-radius:${look.radius}px`,
    colors.border ? `border:${colors.border}` : '',
    look.shadow ? 'box-shadow:0 1px 1px rgba(0,0,0,.2)' : '',
  ].join(';');
  const quote = look.quote?.includes(i)
    ? `<div class="quote"><b>${all[i - 1].who === 'g' ? 'Maya' : 'You'}</b><br>${escapeHtml(all[i - 1].text.slice(0, 24))}</div>`
    : '';
  const image = look.image?.includes(i) ? '<div class="image"></div>' : '';
  const ticks = look.ticks && item.who === 'b' ? ' <span class="ticks">✓✓</span>' : '';
  const clock = look.clock === 'inside' ? `<span class="clock">${clockOf(i)}${ticks}</span>` : '';
  const reaction = look.reaction?.includes(i) ? '<span class="reaction">❤️ 1</span>' : '';
  const below = look.clock === 'below' && last ? `<div class="below">${clockOf(i)}</div>` : '';
  const under =
    look.under && i === all.length - 1 && item.who === 'b' ? `<div class="below">${look.under}</div>` : '';
  const lastOfHis =
    look.under && item.who === 'b' && !all.slice(i + 1).some(({ who }) => who === 'b') && !under
      ? `<div class="below">${look.under}</div>`
      : '';
  const shownName = item.who === 'g' ? 'Maya' : 'You';
  const name =
    first && (item.who === 'g' ? look.names : look.allLeft) ? `<div class="name">${shownName}</div>` : '';
  const avatar =
    look.avatar && (item.who === 'g' || look.allLeft)
      ? `<span class="avatar" style="visibility:${last ? 'visible' : 'hidden'}"></span>`
      : '';
  const chip = look.chips?.[i] ? `<div class="sep"><span class="pill">${look.chips[i]}</span></div>` : '';
  const sticker = look.sticker?.includes(i)
    ? `<div class="row ${item.who}" style="margin-top:${look.turnGap}px"><span class="sticker">🦊</span></div>`
    : '';
  return `${chip}<div class="row ${item.who}" style="margin-top:${top}px">${name}<div class="line">${avatar}
    <div class="bubble" style="${style}" data-truth="${i}">${quote}${image}<span class="words">${escapeHtml(item.text)}</span>${clock}${reaction}</div></div>${below}${under}${lastOfHis}</div>${sticker}`;
}

/** She is writing: a bubble of hers with three dots. */
const typing = (look) =>
  `<div class="row g" style="margin-top:${look.turnGap}px"><div class="bubble dots" style="background:${look.girl.background};border-radius:${look.radius}px"><i></i><i></i><i></i></div></div>`;

export function pageOf(look) {
  const ink = look.dark ? '#f0f0f0' : '#111';
  const faint = look.dark ? '#8d8d96' : '#8a8a90';
  const headerColor = look.headerColor ?? look.page;
  const headerInk = look.headerColor && /^#(0|1|2)/.test(look.headerColor) ? '#fff' : ink;
  const all = items(look);
  const separator = look.sep
    ? `<div class="sep"><span class="${look.pill ? 'pill' : ''}">${look.sep}</span></div>`
    : '';
  return `<!doctype html><meta charset="utf-8"><style>
  * { box-sizing: border-box }
  html, body { margin: 0; height: 100%; overflow: hidden }
  body { font: ${look.size}px/1.3 ${look.font}; background: ${look.page}; color: ${ink}; position: relative }
  .status { position: absolute; inset: 0 0 auto 0; height: 34px; padding: 9px 26px; font-weight: bold; font-size: 14px; display: flex; justify-content: space-between; background: ${headerColor}; color: ${headerInk}; z-index: 2 }
  .header { position: absolute; top: 34px; left: 0; right: 0; height: 58px; display: flex; align-items: center; gap: 10px; padding: 0 16px; background: ${headerColor}; color: ${headerInk}; z-index: 2; border-bottom: 1px solid ${look.dark ? '#333' : '#ddd'} }
  .header.center { justify-content: center; flex-direction: column; gap: 1px; font-size: 13px }
  .face { width: 36px; height: 36px; border-radius: 50%; background: radial-gradient(circle at 40% 35%, #e8b48a 0 30%, #7a4d36 32% 60%, #98b 62%) ; flex: none }
  .header.center .face { width: 30px; height: 30px }
  .header small { display: block; color: ${faint}; font-size: 12px }
  .thread { position: absolute; top: 92px; bottom: ${look.input ? 64 : 0}px; left: 0; right: 0; overflow: hidden; padding: 10px 12px;
    ${look.pattern ? 'background-image: radial-gradient(rgba(0,0,0,.06) 2px, transparent 3px), radial-gradient(rgba(255,255,255,.25) 3px, transparent 4px); background-size: 37px 41px, 53px 47px;' : ''} }
  .thread.cut { padding-top: 0 } .thread.cut > .row:first-of-type { margin-top: -${Math.round(look.size * 1.3 * 0.6 + 8)}px !important }
  .sep { text-align: center; font-size: 12px; color: ${faint}; margin: 4px 0 12px } .sep .pill { background: ${look.dark ? '#182229' : '#e1f2fb'}; padding: 4px 10px; border-radius: 8px }
  .row { display: flex; flex-direction: column; align-items: flex-start } .row.b { align-items: ${look.allLeft ? 'flex-start' : 'flex-end'} }
  .line { display: flex; align-items: flex-end; gap: 8px; max-width: 100% }
  .bubble { max-width: ${Math.round(look.screen.width * (look.maxWidth ?? 0.74))}px; padding: 8px 12px; position: relative; overflow-wrap: anywhere }
  .clock { float: right; font-size: 11px; opacity: .6; margin: 8px 0 -4px 10px } .ticks { color: #34b7f1; letter-spacing: -4px; margin-right: 4px }
  .below { font-size: 11px; color: ${faint}; margin: 3px 8px 2px }
  .name { font-size: 12px; color: ${faint}; margin: 0 0 2px 48px }
  .sticker { font-size: 84px; line-height: 1.1; padding: 0 20px }
  .dots { display: flex; gap: 5px; padding: 13px 14px } .dots i { width: 8px; height: 8px; border-radius: 50%; background: ${faint} }
  .avatar { width: 28px; height: 28px; border-radius: 50%; background: radial-gradient(circle at 50% 40%, #c98 0 35%, #446 37%); flex: none }
  .quote { border-left: 4px solid #06a884; background: rgba(128,128,128,.16); border-radius: 6px; padding: 5px 9px; font-size: ${Math.round(look.size * 0.8)}px; margin-bottom: 5px; opacity: .85 } .quote b { color: #06a884 }
  .image { width: 220px; height: 130px; border-radius: 10px; margin-bottom: 6px; background: linear-gradient(160deg,#6bb3e8 0 45%,#3c8d4f 46% 70%,#a77b4c 72%); }
  .reaction { position: absolute; bottom: -11px; left: 14px; font-size: 11px; padding: 1px 6px; border-radius: 10px; background: ${look.dark ? '#333' : '#fff'}; border: 1px solid ${look.dark ? '#000' : '#ddd'}; color: ${faint} }
  .input { position: absolute; bottom: 0; left: 0; right: 0; height: 64px; padding: 10px 14px; background: ${look.headerColor ? 'rgba(128,128,128,.1)' : headerColor}; display: flex; gap: 10px; align-items: center; z-index: 2 }
  .input div { flex: 1; border: 1px solid ${look.dark ? '#444' : '#ccc'}; border-radius: 20px; height: 38px; padding: 8px 16px; color: ${faint}; font-size: 15px; background: ${look.dark ? '#1a1a1e' : '#fff'} }
  .input i { width: 26px; height: 26px; border-radius: 50%; background: #2a7de1 }
  </style><div class="status"><span>9:41</span><span>5G 87%</span></div>
  <div class="header ${look.header}"><span class="face"></span><div>Maya<small>${look.header === 'center' ? '' : 'online'}</small></div></div>
  <div class="thread ${look.cutTop ? 'cut' : ''}">${look.cutTop ? '' : separator}${all.map((item, i) => bubble(look, item, i, all)).join('')}${look.typing ? typing(look) : ''}</div>
  ${look.input ? '<div class="input"><div>Type a message</div><i></i></div>' : ''}`;
}

/** What can be read in the picture: the messages whose words are wholly between header and input. */
async function truthOf(page, look) {
  const shown = await page.evaluate(() => {
    const thread = document.querySelector('.thread').getBoundingClientRect();
    return [...document.querySelectorAll('[data-truth]')].map((bubble) => {
      const box = bubble.querySelector('.words').getBoundingClientRect();
      return {
        whole: box.top >= thread.top - 1 && box.bottom <= thread.bottom + 1,
        gone: box.bottom <= thread.top || box.top >= thread.bottom,
      };
    });
  });
  return (
    items(look)
      .map((item, i) => ({ speaker: item.who === 'g' ? 'Girl' : 'Boy', text: item.text, ...shown[i] }))
      .filter(({ gone }) => !gone)
      // What an edge cuts through may be read or not: it counts neither way.
      .map(({ speaker, text, whole }) => ({ speaker, text, optional: !whole }))
  );
}

/** Runs in the page: one picture made poorer. Random numbers are seeded: the same picture every time. */
async function makePoorer({ clean, condition }) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${clean}`)).blob());
  let seed = 12345;
  const random = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const encode = (quality) =>
    new Promise((resolve) => resolve(canvas.toDataURL('image/jpeg', quality).split(',')[1]));
  context.imageSmoothingQuality = 'high';
  // 720 and 480 are the shorter side, of whatever device: a tablet's letters get smaller than a phone's.
  const widthFor = (pixels) => Math.round(pixels * Math.max(1, bitmap.width / bitmap.height));
  if (condition !== 'photo') {
    const width = widthFor(condition === '720 px JPEG' ? 720 : 480);
    canvas.width = width;
    canvas.height = Math.round((bitmap.height * width) / bitmap.width);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return encode(condition === '720 px JPEG' ? 0.5 : 0.35);
  }
  const width = widthFor(900);
  const scale = width / bitmap.width;
  const height = Math.round(bitmap.height * scale);
  canvas.width = Math.round(width * 1.08);
  canvas.height = Math.round(height * 1.06);
  context.fillStyle = '#3a3532';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((2.2 * Math.PI) / 180);
  context.filter = 'blur(0.7px)';
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  context.filter = 'none';
  const data = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let i = 0, p = 0; i < data.data.length; i += 4, p++) {
    const light =
      0.78 + 0.25 * ((p % canvas.width) / canvas.width) - 0.12 * (p / canvas.width / canvas.height);
    for (let c = 0; c < 3; c++) {
      const noise = (random() + random() + random() - 1.5) * 22;
      data.data[i + c] = data.data[i + c] * light + 8 + noise;
    }
  }
  context.putImageData(data, 0, 0);
  return encode(0.7);
}

/**
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ look: string, set: 'tuned on' | 'unseen' | 'unseen 2', condition: string, type: string, bytes: Buffer, truth: { speaker: string, text: string, optional: boolean }[] }[]>}
 */
export async function drawPictures(browser, { looks = LOOKS, conditions = CONDITIONS } = {}) {
  const pictures = [];
  for (const look of looks) {
    const { width, height, dpr } = look.screen;
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: dpr });
    const page = await context.newPage();
    await page.setContent(pageOf(look));
    const truth = await truthOf(page, look);
    const clean = await page.screenshot({ type: 'png' });
    for (const condition of conditions) {
      const bytes =
        condition === 'clean'
          ? clean
          : Buffer.from(
              await page.evaluate(makePoorer, {
                clean: clean.toString('base64'),
                condition,
              }),
              'base64',
            );
      const type = condition === 'clean' ? 'image/png' : 'image/jpeg';
      pictures.push({ look: look.name, set: setOf(look), condition, type, bytes, truth });
    }
    await context.close();
  }
  return pictures;
}
