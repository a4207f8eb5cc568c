import { type Role, roles } from '../accounts/account/role.ts'

export const roleNames: Record<Role, string> = { viewer: 'Viewer', editor: 'Editor', admin: 'Admin' }

export const roleMeanings: Record<Role, string> = {
  viewer: 'Looks at the guide and changes nothing.',
  editor: 'Works on places, cities, photos, texts, reviews and imports.',
  admin: 'Does everything, also settings, keys and accounts.',
}

export const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }))
