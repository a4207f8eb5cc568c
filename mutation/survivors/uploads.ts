import { type Survivor, unseen } from './unseen.ts'

export const ofUploads: readonly Survivor[] = [
  ...unseen('src/office/uploads/form-parts.ts', 'the check is for the compiler', [
    "''",
    '"Stryker was here!"',
  ]),
  ...unseen(
    'src/office/uploads/form-parts.ts',
    'what is held back for the next piece, or passed on as none, is the same in the end',
    ['rest.length - delimiter.length + 1', 'rest.length - delimiter.length - 1'],
    ['length > 0', 'true'],
    ['length > 0', 'length >= 0'],
    ['rest.length < 2', 'false'],
    ['isOver', 'false'],
  ),
  ...unseen(
    'src/office/uploads/form-parts.ts',
    'differs only for a part without a head, and at the very byte',
    ['end < 0', 'end <= 0'],
    ['rest.length > mostHeadBytes', 'rest.length >= mostHeadBytes'],
  ),
  ...unseen('src/office/uploads/form-parts.ts', 'stands in no answer', ["'The form is cut off'", '""']),
  ...unseen(
    'src/office/uploads/read-upload.api.ts',
    'stands in no answer',
    ["'The form has too many parts'", '""'],
    ['{ cause }', '{}'],
  ),
  ...unseen(
    'src/office/uploads/read-upload.api.ts',
    'only takes more memory',
    ['{ rooms.push(room) }', '{}'],
    ['rooms.push(room)', ';'],
  ),
  ...unseen('src/office/uploads/read-upload.api.ts', 'that is no form either', ["''", '"Stryker was here!"']),
  ...unseen(
    'src/office/uploads/read-upload.api.ts',
    'there is always one: the check is for the compiler',
    ['!type', 'false'],
    ['issues[0]?.message', 'issues[0].message'],
    ["'Breaks a rule'", '""'],
  ),
  ...unseen('src/office/uploads/read-upload.api.ts', 'texts of a form have no parts', ["'.'", '""']),
  ...unseen(
    'src/office/uploads/upload-type.ts',
    'a split text always has a first part: the check is for the compiler',
    ["''", '"Stryker was here!"'],
    ["declaredType.split(';')[0]?.trim", "declaredType.split(';')[0].trim"],
  ),
  ...unseen('src/office/files/make-photo.task.ts', '80 is what sharp takes anyway', [
    '{ quality: 80 }',
    '{}',
  ]),
  ...unseen(
    'src/office/files/make-photo.task.ts',
    'the head was looked at before; without it a photo is refused for less',
    ["{ limitInputPixels: mostPixels, failOn: 'error' }", '{}'],
  ),
  ...unseen(
    'src/office/files/make-photo.task.ts',
    'once blocked, all stays so in the process that tries one change after the other; alone, make-photo.test.ts fails with it',
    ["['VipsForeignLoad']", '[]'],
  ),
  ...unseen('src/office/files/make-photo.task.ts', 'only takes more memory', ['false', 'true']),
]
