// biome-ignore-all format: a table of letters reads better in rows
// What Unicode decomposition does not take apart; modern readings, as signs and passports have them.
const letters: Record<string, string> = {
  ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't', ĸ: 'k', ŀ: 'l', ə: 'e',
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o',
  π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ы: 'y', ь: '', э: 'e', ю: 'yu',
  я: 'ya', є: 'ye', і: 'i', ґ: 'g', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѓ: 'g', ќ: 'k', ѕ: 'dz',
  א: 'a', ב: 'b', ג: 'g', ד: 'd', ה: 'h', ו: 'o', ז: 'z', ח: 'ch', ט: 't', י: 'y', כ: 'k', ך: 'kh', ל: 'l', מ: 'm', ם: 'm',
  נ: 'n', ן: 'n', ס: 's', ע: 'a', פ: 'p', ף: 'f', צ: 'tz', ץ: 'tz', ק: 'k', ר: 'r', ש: 'sh', ת: 't', '׳': '', '״': '',
  ا: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd',
  ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', ة: 'a', و: 'w', ي: 'y', ى: 'a',
  ء: '', ٱ: 'a', ـ: '', پ: 'p', چ: 'ch', ژ: 'zh', ک: 'k', گ: 'g', ی: 'y', ڤ: 'v', '٠': '0', '١': '1', '٢': '2', '٣': '3',
  '٤': '4', '٥': '5', '٦': '6', '٧': '7', '٨': '8', '٩': '9',
}

const greekPairs: [RegExp, string][] = [
  [/ου/g, 'ou'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/μπ/g, 'b'],
  [/ντ/g, 'nt'],
]

// Most names are, and every one that comes in is read several times.
const isAscii = /^\p{ASCII}*$/u

/** Lower case without accents, Greek, Cyrillic, Hebrew and Arabic in Latin letters; other scripts stay as they are. */
export function transliterate(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase()
  let plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  if (isAscii.test(plain)) return plain
  if (/\p{Script=Greek}/u.test(plain)) for (const [pair, latin] of greekPairs) plain = plain.replace(pair, latin)
  return plain.replace(/(?<!\p{L})ו/gu, 'v').replace(/[^\p{ASCII}]/gu, (letter) => letters[letter] ?? letter)
}
