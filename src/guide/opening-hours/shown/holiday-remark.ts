/** Why a place is no more than usually open on a day, whoever states its hours. */
export const holidayRemark = (holiday: string): string =>
  `its hours do not speak of ${holiday}, look before you go`
