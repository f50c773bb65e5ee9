/**
 * Runs in the head, before anything is painted: the choice kept in local storage under `theme` wins over the cookie that the server rendered
 * (they differ only where the cookie was lost), and is kept when a theme button is pressed. Inline and allowed by its hash, so it works on
 * pages that ship no script file. There it also marks a form that is on its way as `aria-busy`, for `SubmitButton`; where
 * the router takes the submit over, it leaves the form alone. And it scrolls up smoothly when a footer link is pressed, which
 * goes on to a full page navigation. Under 1 KiB: a unit test holds it to that.
 */
export const THEME_SCRIPT = `(function(d,k,o){function a(t){if(/^(light|dark)$/.test(t))d.dataset.theme=t;else delete d.dataset.theme}try{var s=localStorage,t=s[k];t?a(t):s[k]=d.dataset.theme||"system";o("submit",function(e){var b=e.submitter;b&&b.name==k&&a(s[k]=b.value)},!0);o("storage",function(e){e.key==k&&a(e.newValue)})}catch(e){}o("click",function(e){e.target.closest("footer a")&&scrollTo({top:0,behavior:matchMedia("(prefers-reduced-motion:reduce)").matches?"auto":"smooth"})});o("submit",function(e){setTimeout(function(){e.defaultPrevented||e.target.setAttribute("aria-busy","true")})});o("pageshow",function(e){e.persisted&&document.querySelectorAll("form[aria-busy]").forEach(function(f){f.removeAttribute("aria-busy")})})})(document.documentElement,"theme",addEventListener)`;
