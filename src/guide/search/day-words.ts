// biome-ignore-all format: lists of words read better in rows
/** A day that a text speaks of: 0 is Monday. */
export type TypedDay = 'today' | 'tomorrow' | 'weekend' | number

/** In the guide's languages, bent too. Of two letters a word may be anything: Hungary's 'today' is 'ma'. */
export const dayWords: readonly (readonly [TypedDay, string])[] = [
  ['today', 'today, heute, aujourd’hui, vandaag, днес, danas, dnes, i dag, tänään, σήμερα, inniu, oggi, dzisiaj, hoje, azi, hoy, avui, open now, right now, jetzt geöffnet, ouvert maintenant, aujourdhui, dziś, idag'],
  ['tomorrow', 'tomorrow, morgen, demain, утре, sutra, zítra, i morgen, huomenna, i morgon, αύριο, holnap, amárach, domani, jutro, amanhã, mâine, mañana, demà, bihar, imorgon, imorgen'],
  ['weekend', 'weekend, weekends, this weekend, at the weekend, the weekend, wochenende, am wochenende, dieses wochenende, week end, ce week end, weekendem, víkend, o víkendu, vikend, vikendom, hétvége, hétvégén, fin de semana, este fin de semana, fim de semana, cap de setmana, fine settimana, weekendul, helg, helgen, i helgen, viikonloppu, viikonloppuna, уикенд, през уикенда, σαββατοκύριακο, w weekend, deireadh seachtaine, asteburu, asteburuan'],
  [0, 'mondays, montags, maanantaina, monday, montag, lundi, maandag, понеделник, ponedjeljak, pondělí, mandag, maanantai, måndag, δευτέρα, hétfő, dé luain, lunedì, poniedziałek, segunda-feira, luni, lunes, dilluns, astelehena, hétfőn, pondělku'],
  [1, 'tuesdays, dienstags, tiistaina, tuesday, dienstag, mardi, dinsdag, вторник, utorak, úterý, tirsdag, tiistai, tisdag, τρίτη, kedd, dé máirt, martedì, wtorek, terça-feira, marți, martes, dimarts, asteartea, kedden'],
  [2, 'wednesdays, mittwochs, keskiviikkona, wednesday, mittwoch, mercredi, woensdag, сряда, srijeda, středa, onsdag, keskiviikko, τετάρτη, szerda, dé céadaoin, mercoledì, środa, quarta-feira, miercuri, miércoles, dimecres, asteazkena, szerdán, środę, středu, srijedu'],
  [3, 'thursdays, donnerstags, torstaina, thursday, donnerstag, jeudi, donderdag, четвъртък, četvrtak, čtvrtek, torsdag, torstai, πέμπτη, csütörtök, déardaoin, giovedì, czwartek, quinta-feira, joi, jueves, dijous, osteguna, csütörtökön'],
  [4, 'fridays, freitags, perjantaina, friday, freitag, vendredi, vrijdag, петък, petak, pátek, fredag, perjantai, παρασκευή, péntek, dé haoine, venerdì, piątek, sexta-feira, vineri, viernes, divendres, ostirala, pénteken'],
  [5, 'saturdays, samstags, lauantaina, saturday, samstag, samedi, zaterdag, събота, subota, sobota, lørdag, lauantai, lördag, σάββατο, szombat, dé sathairn, sabato, sábado, sâmbătă, dissabte, larunbata, szombaton, sobotę, sobotu, subotu'],
  [6, 'sundays, sonntags, sunnuntaina, sunday, sonntag, dimanche, zondag, неделя, nedjelja, neděle, søndag, sunnuntai, söndag, κυριακή, vasárnap, dé domhnaigh, domenica, niedziela, domingo, duminică, diumenge, igandea, niedzielę, neděli, nedjelju'],
]

/** What stands around a day: 'open on Monday', 'montags geöffnet'. */
export const besideDayWords =
  'open, opened, opening, on, this, next, geöffnet, offen, auf, am, ouvert, ouverts, ouverte, ouvertes, le, ce, op, aperto, aperta, aperti, aperte, la, il, abierto, abierta, abiertos, abiertas, el, los, aberto, abertos, no, aos, otwarte, w, otevřeno, v, otvoreno, u, åbent, åpent, öppet, på, om, auki, nyitva, отворено, в, deschis, obert'
