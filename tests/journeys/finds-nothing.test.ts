import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'

const row = '<li><a href="/a">Where it is</a> <button style="padding: 9px">Go</button></li>'

test.for([
  ['a button without a name', row.replace('Go', ''), /button-name/],
  ['what is small beside another', row.replace('9px', '0; font-size: 4px; line-height: 1'), /target-size/],
  [
    'a colour that cannot be read',
    row.replace('9px', '9px; color: #eee; background: #fff'),
    /color-contrast/,
  ],
  ['a role that there is not', row.replace('<button', '<button role="knob"'), /aria-roles/],
  ['nothing else', row, undefined],
] as const)('among many rows that are alike it finds %s', async ([, odd, said]) => {
  const page = await visit('/about', { reducedMotion: 'reduce' })
  await page
    .getByRole('main')
    .evaluate(
      (main, items) => main.insertAdjacentHTML('beforeend', `<ul>${items}</ul>`),
      [...Array.from({ length: 9 }, () => row), odd].join(''),
    )
  const error = await findsNothing(page).catch((error: unknown) => error)
  if (said) expect(error).toMatchObject({ actual: expect.arrayContaining([expect.stringMatching(said)]) })
  else expect(error).toBeUndefined()
})
