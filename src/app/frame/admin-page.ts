/** Whether a decoded path is one of the back office, whose pages come without data: its screens fetch what an admin may see. */
export const isAdminPage = (path: string): boolean => /^\/admin(?:[/?]|$)/i.test(path)
