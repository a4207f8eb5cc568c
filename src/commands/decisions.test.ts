import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'

test('the index of decisions names each record once, by its title', async () => {
  const index = await readFile(`${folder}/README.md`, 'utf8')
  const listed = [...index.matchAll(/^- \[(\d{3})\]\((.+\.md)\) (.+)$/gm)].map(([, number, file, title]) => [
    file,
    `# ${number} ${title}`,
  ])
  const records = (await readdir(folder)).filter((file) => /^\d/.test(file))
  const titled = records.map(async (file) => [
    file,
    (await readFile(`${folder}/${file}`, 'utf8')).split('\n')[0],
  ])
  expect(listed.toSorted()).toEqual((await Promise.all(titled)).toSorted())
})
