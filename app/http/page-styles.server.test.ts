import { describe, expect, it } from 'vitest';
import { stylesFor } from './page-styles.server.ts';

const HTML = '<html><body class="p-4 md:w-1/2 [&amp;_a]:underline"><a href="#">x</a><p>y</p></body></html>';

describe('stylesFor', () => {
  it('keeps rules whose classes and elements are on the page, with their states', () => {
    const css =
      '.p-4{padding:1rem}.p-5{padding:2rem}.p-4:hover,.p-5:hover{color:red}a{color:blue}table{border:0}*{margin:0}';
    expect(stylesFor(HTML, css)).toBe('.p-4{padding:1rem}.p-4:hover{color:red}a{color:blue}*{margin:0}');
  });

  it('reads escaped class names, also those that HTML escapes', () => {
    const css = '.md\\:w-1\\/2{width:50%}.\\[\\&_a\\]\\:underline a{x:y}.md\\:w-1\\/3{width:33%}';
    expect(stylesFor(HTML, css)).toBe('.md\\:w-1\\/2{width:50%}.\\[\\&_a\\]\\:underline a{x:y}');
  });

  it('takes conditions in brackets as given', () => {
    expect(stylesFor(HTML, ':root:not([data-theme=light] .gone){color:red}')).toContain('color:red');
  });

  it('keeps what an attribute asks for that a script sets later', () => {
    const css = '.p-4:is(:where(.p-4)[aria-busy=true] *){x:y}';
    expect(stylesFor(HTML, css)).toBe(css);
  });

  it('looks into :where() and :is(), and at the parts that controls have', () => {
    const css =
      ':where(.gone>:not(:last-child)){x:y}:where(.gone,.p-4){x:y}a:is([hidden]){x:y}' +
      'a:not(:is(.gone)){x:y}::file-selector-button{x:y}::-webkit-datetime-edit{x:y}';
    const kept = ':where(.gone,.p-4){x:y}a:is([hidden]){x:y}a:not(:is(.gone)){x:y}';
    expect(stylesFor(HTML, css)).toBe(kept);
    expect(stylesFor(`${HTML}<input type="file">`, css)).toBe(`${kept}::file-selector-button{x:y}`);
  });

  it('names all layers in their order, and drops groups that are left empty', () => {
    const css = '@layer a{.gone{x:y}}@layer b{@media(width>1px){.gone{x:y}}.p-4{x:y}}';
    expect(stylesFor(HTML, css)).toBe('@layer a,b;@layer b{.p-4{x:y}}');
  });

  it('drops variables, properties and animations that nothing uses, and those only they used', () => {
    const css =
      ':root{--a:1px;--b:var(--c);--c:2px;--d:var(--e)}.p-4{--e:3px;width:var(--d);animation:turn 1s}' +
      '@property --e{syntax:"*";inherits:false}@property --a{syntax:"*";inherits:false}' +
      '@keyframes turn{to{x:y}}@keyframes gone{to{x:y}}';
    expect(stylesFor(HTML, css)).toBe(
      ':root{--d:var(--e)}.p-4{--e:3px;width:var(--d);animation:turn 1s}' +
        '@property --e{syntax:"*";inherits:false}@keyframes turn{to{x:y}}',
    );
  });

  it('keeps a variable that the page itself reads', () => {
    const css = ':root{--a:1px;--b:2px}';
    expect(stylesFor('<path fill="var(--b)"/>', css)).toBe(':root{--b:2px}');
  });

  it('leaves out of a first look what shows only by what somebody does, and attributes that are not there yet', () => {
    const css =
      '.p-4{padding:1rem;cursor:pointer}.p-4:hover{color:red}.p-4:not(:hover){color:blue}.p-4{transition:all 1s}' +
      '[data-theme=dark]{color:white}[hidden]{display:none}[href]{color:green}@media(hover:hover){.p-4:focus{x:y}}';
    expect(stylesFor(HTML, css, { firstLook: true })).toBe(
      '.p-4{padding:1rem}.p-4:not(:hover){color:blue}[data-theme=dark]{color:white}[href]{color:green}',
    );
    expect(stylesFor(HTML, css)).toBe(css);
  });

  it('is not led astray by braces in strings and comments', () => {
    const css = '/* { */.p-4{content:"}{;"}.gone{content:"a;b"}.p-4{background:url(data:a;b)}';
    expect(stylesFor(HTML, css)).toBe('.p-4{content:"}{;"}.p-4{background:url(data:a;b)}');
  });

  it('cannot end the style element', () => {
    expect(stylesFor(HTML, '.p-4{content:"</style>"}')).not.toContain('</style');
  });
});
