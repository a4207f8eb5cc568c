interface UsualTexts {
  usualHours: string | null
  usuallyClosed: string | null
}

/** What is generally known of the hours of a place, as one text: 'Tu-Su 10:00-18:00; Nov-Mar off'. */
export function usualText({ usualHours, usuallyClosed }: UsualTexts): string | undefined {
  const closed = usuallyClosed?.split(';').map((days) => `${days.trim()} off`) ?? []
  return [usualHours, ...closed].filter(Boolean).join('; ') || undefined
}
