/**
 * Runs at the body's end, also on pages that ship no script file: inline, and allowed by its hash.
 * - An open menu of the top bar closes by Escape, which gives the focus back, by a press outside and when the focus leaves it.
 * - A footer link scrolls up smoothly, and goes on to a full page navigation.
 * - A theme button tells the server without leaving the page, which would empty its forms.
 * - A form that is on its way is marked `aria-busy`, for `SubmitButton`, and not for ever, since nothing tells of a press on the
 *   browser's Stop.
 * - A form that has no line stays here, with the words that it holds for that; a browser may be wrong about the line, so the
 *   server is asked.
 * Where the router takes a submit over, it is left alone. A unit test holds both inline scripts to their sizes.
 */
export const PAGE_SCRIPT = `
{
  let o=addEventListener,
  c=e=>{
    let m=document.querySelector("header [open]");
    if(m&&e.key)e.key=="Escape"&&(m.open=0,m.firstChild.focus());
    else if(m)m.open=m.contains(e.target)
  };
  for(let n of["keydown","pointerdown","focusin"])o(n,c);
  o("click",e=>{e.target.closest("footer a")&&scrollTo({top:0,behavior:matchMedia("(prefers-reduced-motion:reduce)").matches?"auto":"smooth"})});
  o("submit",e=>{
    let f=e.target,b=e.submitter,m=f.querySelector("[data-no-line]"),y="aria-busy";
    if(e.defaultPrevented)return;
    if(b&&b.name=="theme")f.parentNode.open=0,fetch(f.action,{method:"post",body:new URLSearchParams({theme:b.value}),redirect:"manual"}).catch(_=>{});
    else if(m&&!navigator.onLine)fetch("/healthz").then(_=>f.submit(),_=>m.hidden=0);
    else return f.setAttribute(y,!0),setTimeout(_=>f.removeAttribute(y),1e4);
    e.preventDefault()
  });
  o("pageshow",e=>{if(e.persisted)for(let f of document.forms)f.removeAttribute("aria-busy")})
}
`.replace(/\n\s*/g, '');
