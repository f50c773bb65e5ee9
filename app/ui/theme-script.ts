/**
 * Runs at the head's beginning, before anything is painted: the choice kept in local storage under `theme` wins over the
 * cookie that the server rendered (they differ only where the cookie was lost), and is kept when a theme button is pressed.
 * Inline and allowed by its hash, so it works on pages that ship no script file. There it also marks a form that is on its
 * way as `aria-busy`, for `SubmitButton`; where the router takes the submit over, it leaves the form alone. And it scrolls
 * up smoothly when a footer link is pressed, which goes on to a full page navigation. Under
 * 1 KiB: a unit test holds it to that; and each byte of it stands before the first paint.
 */
export const THEME_SCRIPT = `
{
  let d=document.documentElement.dataset,o=addEventListener,
  a=t=>{/^(light|dark)$/.test(t)?d.theme=t:delete d.theme};
  try{
    let s=localStorage,t=s.theme;
    t?a(t):s.theme=d.theme||"system";
    o("submit",e=>{let b=e.submitter;b&&b.name=="theme"&&a(s.theme=b.value)},!0);
    o("storage",e=>{e.key=="theme"&&a(e.newValue)})
  }catch{}
  o("click",e=>{e.target.closest("footer a")&&scrollTo({top:0,behavior:matchMedia("(prefers-reduced-motion:reduce)").matches?"auto":"smooth"})});
  o("submit",e=>{setTimeout(()=>{e.defaultPrevented||e.target.setAttribute("aria-busy",!0)})});
  o("pageshow",e=>{if(e.persisted)for(let f of document.forms)f.removeAttribute("aria-busy")})
}
`.replace(/\n\s*/g, '');
