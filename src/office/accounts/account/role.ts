/** What accounts of the back office are for, the least first: each may do what those before it may. */
export const roles = ['viewer', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

export const isAtLeast = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed)

/** Who may do what the role allows: 'Only an editor or an admin'. */
const onlyThese: Record<Role, string> = {
  viewer: 'Only an account of the back office',
  editor: 'Only an editor or an admin',
  admin: 'Only an admin',
}

/** The whole reason that somebody may not do a thing, and what helps. */
export const whyNot = (role: Role, needed: Role): string =>
  `${onlyThese[needed]} may do this, and your role is ${role}. An admin can change it.`
