/**
 * Runs at the body's end, also on pages that ship no script file: inline, and allowed by its hash.
 * - An open menu of the top bar closes by Escape, which gives the focus back, by a press outside and when the focus leaves it.
 * - A footer link scrolls up, smoothly where the style sheet says so, and goes on to a full page navigation.
 * - A theme button tells the server without leaving the page, which would empty its forms.
 * - A form that is on its way is busy, for `SubmitButton`; but not for ever, since nothing tells of a press on the browser's
 *   Stop, and not in a page that is left, since Back may bring it as it was.
 * - A form that has no line stays here, with the words that it holds for that; a browser may be wrong about the line, so the
 *   server is asked.
 * Where the router takes a submit over, it is left alone. A unit test holds both inline scripts to their sizes, hence the
 * short names: f a form, b the button that sends it, w its words about the line.
 */
export const PAGE_SCRIPT = `
{
  let menu=_=>document.querySelector("header [open]"),
  leave=e=>{let m=menu();if(m)m.open=m.contains(e.target)};
  onpointerdown=leave;
  addEventListener("focusin",leave);
  onkeydown=e=>{let m=menu();if(m&&e.key=="Escape")m.open=0,m.firstChild.focus()};
  onclick=e=>{if(e.target.closest("footer a"))scrollTo(0,0)};
  onsubmit=e=>{
    let f=e.target,b=e.submitter,w=f.querySelector("[data-no-line]");
    if(e.defaultPrevented)return;
    if(b?.name=="theme")f.parentNode.open=0,fetch(f.action,{method:"post",body:new FormData(f,b),redirect:"manual"}).catch(_=>0);
    else if(w&&!navigator.onLine)fetch("/healthz").then(_=>f.submit(),_=>w.hidden=0);
    else return f.ariaBusy=!0,setTimeout(onpagehide=_=>f.ariaBusy=null,1e4);
    e.preventDefault()
  }
}
`.replace(/\n\s*/g, '');
