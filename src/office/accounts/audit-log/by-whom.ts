/** Who did something: 'marta', or 'Spreadsheet of marta' where a program did it with a token of hers; null for nobody who is known. */
export const byWhom = ({
  username,
  token,
}: {
  username: string | null
  token: string | null
}): string | null => (username && token ? `${token} of ${username}` : username)
