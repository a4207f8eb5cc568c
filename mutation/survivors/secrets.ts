import { type Survivor, unseen } from './unseen.ts'

export const ofSecrets: readonly Survivor[] = [
  ...unseen(
    'src/office/configs/sealed-text.ts',
    'the tag that is handed over has that length in any case: the sealed text is as long at least',
    ['{ authTagLength: tagBytes }', '{}'],
  ),
  ...unseen('src/office/configs/sealed-text.ts', 'a function that ends answers undefined as well', [
    '{ return undefined }',
    '{}',
  ]),
  ...unseen('src/office/configs/sealed-text.ts', 'the key is only reckoned again: slower, and the same', [
    'keys.set(secret, known)',
    ';',
  ]),
]
