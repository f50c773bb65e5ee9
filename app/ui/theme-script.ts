/**
 * Runs at the head's beginning, before anything is painted: the choice kept in local storage under `theme` wins over the
 * cookie that the server rendered (they differ only where the cookie was lost), and is kept when a theme button is pressed.
 * Inline and allowed by its hash, so it works on pages that ship no script file. Each byte of it stands before the first
 * paint; what can wait is in PAGE_SCRIPT. A unit test holds both to their sizes.
 */
export const THEME_SCRIPT = `
{
  let d=document.documentElement.dataset,
  apply=t=>{t=="light"||t=="dark"?d.theme=t:delete d.theme};
  try{
    let s=localStorage,t=s.theme;
    t?apply(t):s.theme=d.theme||"system";
    addEventListener("submit",({submitter:b})=>{b?.name=="theme"&&apply(s.theme=b.value)},!0);
    onstorage=e=>{e.key=="theme"&&apply(e.newValue)}
  }catch{}
}
`.replace(/\n\s*/g, '');
