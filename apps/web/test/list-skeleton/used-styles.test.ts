import { expect, test } from 'vitest';
import { PlainMarkup } from '../../src/list-skeleton/draw.tsx';
import { usedStyles } from '../../src/list-skeleton/used-styles.ts';

test('only the styles of what is drawn are left, in their order', () => {
  const css = [
    ':root,.dark{--used:1px;--unused:2px;--of-another:3px;--other:var(--of-another);}',
    '.a{color:red;transition:color 1s ease,top 1s;width:var(--used);color:blue;}',
    '.a:hover{color:green;}.a:not(:focus){left:0;}.a.Mui-disabled{color:grey;}.b{color:pink;}.b,.a>.c{top:0;}',
    '@media (min-width:600px){.a{height:1px;}.b{height:2px;}}@media print{.a{height:3px;}}@media (hover: none){.a:hover{top:1px;}}',
    '.a::before{content:"";}.a::-moz-range-thumb{top:1px;}',
    '@keyframes grow{0%{width:0;}100%{width:var(--used);}}',
  ];
  expect(usedStyles(css.join(''), '<p class="a c"></p>')).toBe(
    [
      ':root,.dark{--used:1px;}.a{width:var(--used);color:blue;}.a:not(:focus){left:0;}.a>.c{top:0;}',
      '@media (min-width:600px){.a{height:1px;}}.a::before{content:"";}',
      '@keyframes grow{0%{width:0;}100%{width:var(--used);}}',
    ].join(''),
  );
});

test('markup has no attributes of use, no style attributes and nothing that floats', () => {
  const markup = new PlainMarkup();
  expect(
    markup.of(
      '<p id="x" class="a" style="width:1px" aria-label="b">a<!-- -->b</p><i style="width:1px"></i>' +
        '<div class="f" data-floats="true"><span role="note"><button>c</button></span></div><b style="top:0"></b>',
    ),
  ).toBe('<p class="first-0 a">ab</p><i class="first-0"></i><b class="first-1"></b>');
  expect(markup.rules()).toBe('.first-0{width:1px}.first-1{top:0}');
});
