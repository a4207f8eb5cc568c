import { prose } from '../prose.ts'

export const privacyPolicy = {
  information_collection: prose(`
    You can use the whole guide without an account. We do not ask who you are, and there is nothing to sign up for.

    Your browser keeps one record of your cookie choice, for 365 days. If you allow Preference Cookies it may also keep
    settings such as light or dark colours. Both stay in your browser and are not sent to us.

    Our family keeps the ages of your children, the day on which you entered them, and your other answers in your browser,
    without names, until you press Clear. A list in the order Best for us is asked for with them; our server uses them for that one answer.

    Our dates keeps the days that you pick in your browser until they are over or you press Clear. The hours of the places
    that you look at are asked for with them; our server uses them for that one answer.

    Your plan lies in your browser alone until you make links to it. From then on our server keeps a copy, with the notes
    in it, so that whoever you give a link can open it. If you tick it there, the ages of the children are in it too, for
    those with the link to edit; all of Our family stands in that link alone if you tick that, and our server does not get
    it. Switch the links off and the copy is deleted; it also goes a year after the last visit. We
    do not ask whose plan it is.

    Tell us sends our editors what you tap of a place, and your sentence and photo if you add them; nothing says who you are.
    Your browser makes up a number so that you can take it back, and so that one device counts once; we keep a hash of it,
    another for each place, for 30 days at most. The photo goes a day after the decision, all else after half a year.

    Near me asks your device where it is, and only when you press it. Your browser sends us the position, rounded to some
    ten metres, for the one list that it asks for; our server keeps it nowhere, not in its log either.

    From where you stay keeps that place in your browser, to some hundred metres, with the name that you chose it by, until you
    press Forget. Our server uses it for the ways that you look at and keeps it nowhere. What you write to find it, or to look
    around another town, is looked up by Nominatim, without your name; our server remembers the words for an hour, not who wrote
    them.

    Our server answers your requests and may write each of them to a log: the time, the page, whether it worked, and
    possibly the internet address that it came from. A search is part of a page's address, so the log can hold the city
    that you looked at, but not your name.

    When you write to us, we receive your address and what you tell us.

    Editors of the guide sign in. For them we keep a user name, a scrambled form of the password that cannot be read
    back, their open sessions and a record of what they changed.
  `),
  information_usage: prose(`
    We use what we receive to show the pages you ask for, to keep the guide running and safe from abuse, and to answer
    your messages. We do not sell it, and we do not use it for advertising.

    The guide comes without visitor statistics. Should we add a tool that counts visits, it runs only if you allow
    Analytics Cookies, and this page will name it.

    Distances, addresses and places are worked out between our server and services such as OpenStreetMap, Nominatim,
    OSRM and, where it is set up, Geoapify. They learn about places, never about you. From where you stay asks for the address that
    you write, and, where whoever runs the guide has set up a router or a timetable for it, that for the way from where you
    stay, to some hundred metres; they do not learn who asks.

    Some pictures come straight from others: a photo marked Unsplash is loaded from Unsplash, and a map loads its pieces
    from a map server. Those servers see your internet address, as every website does. The same holds for a place's own
    website and for the map that a button opens: there, their rules apply.
  `),
  data_protection: prose(`
    We keep as little as we can, which is the best protection there is. Logs are for the people who run the server and
    are deleted once they are no longer needed. Messages are deleted once the matter is settled.

    Editors' passwords are stored only in scrambled form, their sessions end by themselves, and every change in the
    guide can be traced to the editor who made it.

    You may ask at any time what we hold about you, have it corrected or have it erased. In the European Union, the
    European Economic Area, the United Kingdom and Switzerland you may also complain to your data protection authority.
  `),
  contact_info: prose(`
    Questions about privacy, or a wish to see or erase what we hold about you, go to {email}. A person reads them.
  `),
  last_updated: '23 November 2026',
} as const
