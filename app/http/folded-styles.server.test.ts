import { describe, expect, it } from 'vitest';
import { foldStyles } from './folded-styles.server.ts';

const fold = (css: string, html = '<p class="a">x</p>') => foldStyles(css, html);

describe('foldStyles', () => {
  it("writes the root's constants where they are read, and works out what is exact", () => {
    const css = '@layer theme{:root,:host{--gap:.25rem}}.a{margin:calc(var(--gap) * 5) calc(1.75 / 1.125)}';
    expect(fold(css)).toContain('.a{margin:1.25rem calc(1.75 / 1.125)}');
  });

  it('leaves what a theme, a media query or another rule sets', () => {
    const set =
      ':root{--ink:#000}[data-theme=dark]{--ink:#fff}' +
      '@media(width>1px){:root{--wide:1px}}.a{--own:1px}.b{--two:1px}.c{--two:2px}';
    const read = '.a{color:var(--ink);top:var(--wide);left:var(--own);right:var(--two)}';
    expect(fold(set + read)).toBe(set + read);
  });

  it('leaves what the page names itself', () => {
    const css = ':root{--accent:red}.a{color:var(--accent)}';
    expect(fold(css, '<path fill="var(--accent)"/>')).toBe(css);
  });

  it('takes the initial value of a registered property that nothing sets to another', () => {
    const registered = '@property --turn{syntax:"*";inherits:false;initial-value:0}';
    const css =
      '.a{--turn:0;margin-top:calc(1rem * var(--turn));margin-bottom:calc(1rem * calc(1 - var(--turn)))}';
    expect(fold(registered + css)).toContain('margin-top:0rem;margin-bottom:1rem');
    const turned = '.b{--turn:1}';
    expect(fold(registered + css + turned)).toContain('calc(1rem * var(--turn))');
  });

  it('takes the fallback of what is set nowhere, and keeps a reference that has none', () => {
    const css = '.a{color:var(--gone,var(--lost,red));top:var(--never)}';
    expect(fold(css)).toBe('.a{color:red;top:var(--never)}');
  });

  it('keeps a fallback beside a property that some element sets', () => {
    const css = ':root{--height:1.5}.a{line-height:var(--lead,var(--height))}.b{--lead:1}.c{--lead:2}';
    expect(fold(css)).toContain('line-height:var(--lead,1.5)');
  });

  it('does not move a value that reads another variable away from the root', () => {
    const css = ':root{--b:var(--c);--c:red}.a{--c:blue;color:var(--b)}';
    expect(fold(css)).toBe(css);
  });

  it('writes what a rule sets for itself where the same rule reads it, and drops shadows that draw nothing', () => {
    const css = '.a{--s:0 1px red;box-shadow:0 0 #0000,0 0 #0000,var(--s)}.b{--s:none;box-shadow:var(--s)}';
    expect(fold(css)).toBe('.a{box-shadow:0 1px red}.b{box-shadow:none}');
    const apart = '.a{--s:red;color:var(--s)}.b{--s:blue}.c{color:var(--s)}';
    expect(fold(apart)).toBe(apart);
  });

  it('works out no sum of different units and no division with a rest', () => {
    const css = '.a{width:calc(100% - 1rem);height:calc(1px/3);top:calc(2px + 3px);left:calc(-.5rem * 3)}';
    expect(fold(css)).toBe('.a{width:calc(100% - 1rem);height:calc(1px/3);top:5px;left:-1.5rem}');
  });
});
