/**
 * Runs at the end of the page: the choice kept in local storage under `theme` wins over the cookie that the server rendered
 * (they differ only where the cookie was lost), and is kept when a theme button is pressed. Inline and allowed by its hash, so it works on
 * pages that ship no script file. There it also marks a form that is on its way as `aria-busy`, for `SubmitButton`; where
 * the router takes the submit over, it leaves the form alone. And it scrolls up smoothly when a footer link is pressed, which
 * goes on to a full page navigation.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,k="theme";function a(t){if(t=="light"||t=="dark")d.dataset.theme=t;else delete d.dataset.theme}try{var t=localStorage.getItem(k);if(t)a(t);else localStorage.setItem(k,d.dataset.theme||"system");addEventListener("submit",function(e){var b=e.submitter;if(b&&b.name==k){localStorage.setItem(k,b.value);a(b.value)}},true);addEventListener("storage",function(e){if(e.key==k)a(e.newValue)})}catch(e){}addEventListener("click",function(e){if(e.target.closest("footer a"))scrollTo({top:0,behavior:matchMedia("(prefers-reduced-motion:reduce)").matches?"auto":"smooth"})});addEventListener("submit",function(e){setTimeout(function(){if(!e.defaultPrevented)e.target.setAttribute("aria-busy","true")})});addEventListener("pageshow",function(e){if(e.persisted)document.querySelectorAll("form[aria-busy]").forEach(function(f){f.removeAttribute("aria-busy")})})})()`;
