import { prose } from '../prose.ts'

export const cookiePolicy = {
  what_are_cookies: prose(`
    Cookies are small notes that a website leaves in your browser and gets back with every visit. Browsers also have a
    local storage, where a website can keep notes that are not sent anywhere. On this page we call both of them cookies.
  `),
  cookie_usage: prose(`
    You can use the whole guide without a single lasting cookie of ours apart from the one that remembers your choice
    about cookies. That one is kept in local storage for 365 days, then we ask again.

    Everything beyond what is essential waits until you allow it. If you change your mind, tools that you switched off
    are removed from the page at once.
  `),
  cookie_types: prose(`
    Essential Cookies are always active: the record of your choice, how far you had scrolled a page, kept until you close
    its tab, what you tell Our family, if you do, kept in local storage until you press Clear there, the days that you pick
    under Our dates, kept there until they are over, where you stay, if you say it under From where you stay, kept there until
    you press Forget, your plan, if you make one, kept there until you remove it, what you
    keep for offline, if you do, kept in your browser until you remove it, that you closed the hint there, if you did, the
    number behind Tell us, if you told us something, which is renewed after 30 days, and for editors who sign in to the
    administration two cookies, one for the
    session, and one that knows their browser again for a year, so that strangers cannot lock them out, a third for ten
    minutes where they sign in at a provider of their own, and in local storage, for a day at most, what they wrote and
    have not saved, and how they set up their lists. Visitors get none of the editors'.

    Analytics Cookies would tell us which pages help families. The guide comes without any; if a tool is added, it runs
    only with your consent.

    Marketing Cookies would serve advertising and social networks. The guide comes without any, and the same holds.

    Preference Cookies remember settings such as light or dark colours. Without them the guide follows your device.
  `),
  cookie_management: prose(`
    The Cookie Consent button at the foot of every page opens your choices again, whenever you like. Rejecting costs
    you nothing: every page works the same.

    You can also delete what is stored, or forbid it, in the settings of your browser. We then ask for your choice again
    on your next visit. Questions go to {email}.
  `),
  last_updated: '23 November 2026',
} as const
