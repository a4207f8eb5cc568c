// biome-ignore-all format: lists of words read better in rows
import type { FeastOfEaster } from './feasts.ts'

/** A day that a text speaks of: 0 is Monday, '12-25' a day of every year, '2027-12-25' one of that. */
export type TypedDay = 'today' | 'tomorrow' | 'weekend' | 'next weekend' | number | DayOfYear | FeastOfEaster
export type DayOfYear = `${string}-${string}`

/** In the guide's languages, bent too. Of two letters a word may be anything: Hungary's 'today' is 'ma'. */
export const dayWords: readonly (readonly [TypedDay, string])[] = [
  ['today', 'today, heute, aujourd’hui, vandaag, днес, danas, dnes, i dag, tänään, σήμερα, inniu, oggi, dzisiaj, hoje, azi, hoy, avui, aujourdhui, dziś, idag'],
  ['tomorrow', 'tomorrow, morgen, demain, утре, sutra, zítra, i morgen, huomenna, i morgon, αύριο, holnap, amárach, domani, jutro, amanhã, mâine, mañana, demà, bihar, imorgon, imorgen'],
  ['weekend', 'weekend, weekends, this weekend, at the weekend, the weekend, wochenende, am wochenende, dieses wochenende, week end, ce week end, weekendem, víkend, o víkendu, vikend, vikendom, hétvége, hétvégén, fin de semana, este fin de semana, fim de semana, cap de setmana, fine settimana, weekendul, helg, helgen, i helgen, viikonloppu, viikonloppuna, уикенд, през уикенда, σαββατοκύριακο, w weekend, deireadh seachtaine, asteburu, asteburuan'],
  ['next weekend', 'next weekend, nächstes wochenende, am nächsten wochenende, week end prochain, le week end prochain, volgend weekend, prossimo weekend, próximo fin de semana, próximo fim de semana, przyszły weekend, w przyszły weekend, příští víkend, sljedeći vikend, næste weekend, nästa helg, neste helg, ensi viikonloppuna, jövő hétvége, jövő hétvégén, weekendul viitor, следващия уикенд, επόμενο σαββατοκύριακο'],
  [0, 'mondays, montags, maanantaina, monday, montag, lundi, maandag, понеделник, ponedjeljak, pondělí, mandag, maanantai, måndag, δευτέρα, hétfő, dé luain, lunedì, poniedziałek, segunda-feira, luni, lunes, dilluns, astelehena, hétfőn, pondělku'],
  [1, 'tuesdays, dienstags, tiistaina, tuesday, dienstag, mardi, dinsdag, вторник, utorak, úterý, tirsdag, tiistai, tisdag, τρίτη, kedd, dé máirt, martedì, wtorek, terça-feira, marți, martes, dimarts, asteartea, kedden'],
  [2, 'wednesdays, mittwochs, keskiviikkona, wednesday, mittwoch, mercredi, woensdag, сряда, srijeda, středa, onsdag, keskiviikko, τετάρτη, szerda, dé céadaoin, mercoledì, środa, quarta-feira, miercuri, miércoles, dimecres, asteazkena, szerdán, środę, středu, srijedu'],
  [3, 'thursdays, donnerstags, torstaina, thursday, donnerstag, jeudi, donderdag, четвъртък, četvrtak, čtvrtek, torsdag, torstai, πέμπτη, csütörtök, déardaoin, giovedì, czwartek, quinta-feira, joi, jueves, dijous, osteguna, csütörtökön'],
  [4, 'fridays, freitags, perjantaina, friday, freitag, vendredi, vrijdag, петък, petak, pátek, fredag, perjantai, παρασκευή, péntek, dé haoine, venerdì, piątek, sexta-feira, vineri, viernes, divendres, ostirala, pénteken'],
  [5, 'saturdays, samstags, lauantaina, saturday, samstag, samedi, zaterdag, събота, subota, sobota, lørdag, lauantai, lördag, σάββατο, szombat, dé sathairn, sabato, sábado, sâmbătă, dissabte, larunbata, szombaton, sobotę, sobotu, subotu'],
  [6, 'sundays, sonntags, sunnuntaina, sunday, sonntag, dimanche, zondag, неделя, nedjelja, neděle, søndag, sunnuntai, söndag, κυριακή, vasárnap, dé domhnaigh, domenica, niedziela, domingo, duminică, diumenge, igandea, niedzielę, neděli, nedjelju'],
  ['12-24', 'christmas eve, heiligabend, heiliger abend, heiligen abend, veille de noël, kerstavond, бъдни вечер, badnjak, badnja večer, štědrý den, juleaften, jouluaatto, julafton, παραμονή χριστουγέννων, szenteste, vigilia di natale, julaften, wigilia, wigilię, véspera de natal, ajunul crăciunului, nochebuena, nit de nadal'],
  ['12-25', 'christmas day, xmas day, at christmas, over christmas, on christmas, during christmas, at xmas, zu weihnachten, an weihnachten, über weihnachten, à noël, pendant noël, met kerst, op kerst, met kerstmis, til jul, i julen, til julen, på jul, jouluna, over jul, karácsonykor, a natale, en navidad, por navidad, no natal, w boże narodzenie, na boże narodzenie, o vánocích, na vánoce, za božić, de crăciun, на коледа, за коледа, per nadal, τα χριστούγεννα, weihnachtstag, weihnachtsfeiertag, erster weihnachtstag, ersten weihnachtstag, 1 weihnachtstag, 1 weihnachtsfeiertag, jour de noël, eerste kerstdag, 1e kerstdag, juledag, første juledag, juldagen, joulupäivä, giorno di natale, día de navidad, dia de natal, dia de nadal, ziua de crăciun'],
  ['12-26', 'boxing day, saint stephens day, st stephens day, zweiter weihnachtstag, zweiten weihnachtstag, 2 weihnachtstag, 2 weihnachtsfeiertag, stefanitag, stephanstag, tweede kerstdag, 2e kerstdag, anden juledag, andre juledag, annandag jul, tapaninpäivä, santo stefano, sant esteve, lendemain de noël'],
  ['12-31', 'new years eve, new year eve, nye, silvester, silvesterabend, saint sylvestre, réveillon du nouvel an, oudejaarsavond, oudejaarsdag, oud en nieuw, silvestrovo, silvestr, silvestra, nytårsaften, uudenvuodenaatto, nyårsafton, παραμονή πρωτοχρονιάς, szilveszter, szilveszterkor, san silvestro, nyttårsaften, sylwester, sylwestra, véspera de ano novo, revelion, nochevieja, cap d’any'],
  ['01-01', 'new years day, new year day, neujahr, neujahrstag, jour de l’an, nouvel an, nieuwjaar, nieuwjaarsdag, нова година, nova godina, novu godinu, nový rok, nytårsdag, uudenvuodenpäivä, nyårsdagen, πρωτοχρονιά, újév, újévkor, capodanno, nyttårsdag, nowy rok, ano novo, anul nou, año nuevo, any nou'],
  ['05-01', 'may day, labour day, tag der arbeit, erster mai, ersten mai, fête du travail, dag van de arbeid, ден на труда, praznik rada, svátek práce, vappu, första maj, πρωτομαγιά, a munka ünnepe, festa dei lavoratori, primo maggio, święto pracy, dia do trabalhador, ziua muncii, día del trabajo, día del trabajador, dia del treball'],
  ['08-15', 'assumption day, mariä himmelfahrt, assomption, velika gospa, δεκαπενταύγουστος, nagyboldogasszony, ferragosto, wniebowzięcie'],
  ['11-01', 'all saints, all saints day, allerheiligen, la toussaint, svi sveti, pyhäinpäivä, alla helgons dag, mindenszentek, ognissanti, wszystkich świętych, todos os santos, todos los santos, tots sants'],
  ['easter-2', 'good friday, karfreitag, vendredi saint, goede vrijdag, разпети петък, велики петък, veliki petak, velký pátek, langfredag, pitkäperjantai, långfredag, μεγάλη παρασκευή, nagypéntek, aoine an chéasta, venerdì santo, wielki piątek, sexta-feira santa, vinerea mare, viernes santo, divendres sant'],
  ['easter-1', 'easter saturday, holy saturday, karsamstag, ostersamstag, samedi saint, påskeaften, påskafton, sabato santo, wielka sobota, bílá sobota, sábado santo'],
  ['easter+0', 'easter, easter sunday, easter day, at easter, over easter, ostern, zu ostern, an ostern, ostersonntag, pâques, à pâques, dimanche de pâques, pasen, eerste paasdag, великден, uskrs, velikonoce, velikonoční neděle, påske, i påsken, påskedag, pääsiäinen, pääsiäisenä, påsk, påskdagen, πάσχα, húsvét, húsvétkor, pasqua, a pasqua, domenica di pasqua, wielkanoc, páscoa, na páscoa, domingo de páscoa, paște, de paște, domingo de pascua, domingo de resurrección, diumenge de pasqua'],
  ['easter+1', 'easter monday, ostermontag, lundi de pâques, tweede paasdag, paasmaandag, uskrsni ponedjeljak, velikonoční pondělí, anden påskedag, 2 påskedag, andre påskedag, toinen pääsiäispäivä, annandag påsk, δευτέρα του πάσχα, húsvéthétfő, lunedì dell’angelo, lunedì di pasqua, pasquetta, poniedziałek wielkanocny, lany poniedziałek, lunes de pascua, dilluns de pasqua, a doua zi de paște'],
  ['easter+39', 'ascension day, christi himmelfahrt, himmelfahrt, ascension, jeudi de l’ascension, hemelvaart, hemelvaartsdag, kristi himmelfartsdag, helatorstai, kristi himmelsfärdsdag'],
  ['easter+49', 'pentecost, whitsun, whit sunday, pfingsten, zu pfingsten, an pfingsten, pfingstsonntag, pentecôte, à la pentecôte, pinksteren, pinse, helluntai, pingst, πεντηκοστή, pünkösd, pünkösdkor, pentecoste, zielone świątki, rusalii'],
  ['easter+50', 'whit monday, pfingstmontag, lundi de pentecôte, tweede pinksterdag, pinkstermaandag, anden pinsedag, 2 pinsedag, annandag pingst, αγίου πνεύματος, pünkösdhétfő, lunes de pentecostés'],
  ['easter+60', 'corpus christi, fronleichnam, fête-dieu, boże ciało, tijelovo, corpus domini'],
  ['01-06', 'epiphany, three kings, heilige drei könige, heiligen drei könige, dreikönigstag, épiphanie, drie koningen, trettondedagen, loppiainen, θεοφάνεια, vízkereszt, epifania, befana, trzech króli, tři králové, sveta tri kralja, dia de reis, día de reyes, reis mags, bobotează'],
]

/** Of January first, bent too. */
export const monthWords: readonly string[] = [
  'january, jan, januar, jänner, janvier, januari, януари, siječanj, siječnja, leden, ledna, tammikuu, tammikuuta, ιανουαρίου, január, eanáir, gennaio, styczeń, stycznia, janeiro, ianuarie, enero, gener, urtarrila',
  'february, feb, februar, feber, février, februari, февруари, veljača, veljače, únor, února, helmikuu, helmikuuta, φεβρουαρίου, február, feabhra, febbraio, luty, lutego, fevereiro, februarie, febrero, febrer, otsaila',
  'march, mar, märz, mars, maart, март, ožujak, ožujka, březen, března, marts, maaliskuu, maaliskuuta, μαρτίου, március, márta, marzo, marzec, marca, março, martie, març, martxoa',
  'april, apr, avril, април, travanj, travnja, duben, dubna, huhtikuu, huhtikuuta, απριλίου, április, aibreán, aprile, kwiecień, kwietnia, abril, aprilie, apirila',
  'may, mai, mei, май, svibanj, svibnja, květen, května, maj, toukokuu, toukokuuta, μαΐου, május, bealtaine, maggio, maja, maio, mayo, maig, maiatza',
  'june, jun, juni, juin, юни, lipanj, lipnja, červen, června, kesäkuu, kesäkuuta, ιουνίου, június, meitheamh, giugno, czerwiec, czerwca, junho, iunie, junio, juny, ekaina',
  'july, jul, juli, juillet, юли, srpanj, srpnja, červenec, července, heinäkuu, heinäkuuta, ιουλίου, július, iúil, luglio, lipiec, lipca, julho, iulie, julio, juliol, uztaila',
  'august, aug, août, augustus, август, kolovoz, kolovoza, srpen, srpna, elokuu, elokuuta, αυγούστου, augusztus, lúnasa, agosto, sierpień, sierpnia, augusti, agost, abuztua',
  'september, sep, sept, septembre, септември, rujan, rujna, září, syyskuu, syyskuuta, σεπτεμβρίου, szeptember, meán fómhair, settembre, wrzesień, września, setembro, septembrie, septiembre, setembre, iraila',
  'october, oct, oktober, okt, octobre, октомври, říjen, října, lokakuu, lokakuuta, οκτωβρίου, október, ottobre, październik, października, outubro, octombrie, octubre, urria',
  'november, nov, novembre, ноември, studeni, studenoga, studenog, listopadu, marraskuu, marraskuuta, νοεμβρίου, samhain, novembro, noiembrie, noviembre, azaroa',
  'december, dec, dezember, dez, décembre, декември, prosinac, prosinca, prosinec, prosince, joulukuu, joulukuuta, δεκεμβρίου, nollaig, dicembre, grudzień, grudnia, dezembro, decembrie, diciembre, desembre, desember, abendua',
]
/** What stands between a day and its month: '24 de diciembre'. */
export const besideDateWords = 'of, de, den, der, dem, the, do, the, d, di, ta, tes'

/** At the end of a text each asks for what is open now: 'zoo vienna open'. */
export const openWords =
  'open, geöffnet, ouvert, ouverts, ouverte, ouvertes, geopend, aperto, aperta, aperti, aperte, abierto, abierta, abiertos, abiertas, aberto, aberta, abertos, otwarte, otevřeno, otvoreno, åbent, åpent, öppet, auki, nyitva, отворено, ανοιχτό, deschis, obert'

/** When on the day a text wants a place to be open: now, or at a time, 'HH:MM', which may stand for a part of the day. */
export type TypedTime = 'now' | `${string}:${string}`

/** Without a day each is of today. 'Mañana' alone is tomorrow; 'este' is not always an evening, nor 'agora' now: it is a market in Athens. */
export const timeWords: readonly (readonly [TypedTime, string])[] = [
  ['now', 'now, right now, currently, at the moment, jetzt, gerade geöffnet, maintenant, en ce moment, nu open, сега, sada, otevřeno teď, åbent nu, nyt, öppet nu, τώρα, most nyitva, anois, adesso, aperto ora, åpent nå, teraz, aberto agora, acum, ahora, obert ara, orain'],
  ['10:00', 'morning, mornings, in the morning, this morning, vormittag, vormittags, am vormittag, heute morgen, heute früh, früh, morgens, am morgen, matin, le matin, ce matin, dans la matinée, matinée, ochtend, ochtends, in de ochtend, s ochtends, vanochtend, сутрин, сутринта, ujutro, prijepodne, ráno, dopoledne, formiddag, om formiddagen, om morgenen, förmiddag, på förmiddagen, på morgonen, aamulla, aamupäivällä, πρωί, το πρωί, reggel, délelőtt, mattina, mattino, di mattina, la mattina, stamattina, rano, przed południem, de manhã, pela manhã, dimineața, por la mañana, esta mañana, al matí, matí, goizean'],
  ['15:00', 'afternoon, afternoons, in the afternoon, this afternoon, nachmittag, nachmittags, am nachmittag, après midi, l’après midi, cet après midi, in de middag, s middags, vanmiddag, следобед, poslijepodne, odpoledne, eftermiddag, om eftermiddagen, på eftermiddagen, ettermiddag, om ettermiddagen, iltapäivällä, απόγευμα, το απόγευμα, délután, pomeriggio, di pomeriggio, nel pomeriggio, popołudnie, popołudniu, po południu, à tarde, da tarde, esta tarde, por la tarde, după amiaza, după amiază, a la tarda, arratsaldean'],
  ['19:00', 'tonight, evening, evenings, in the evening, this evening, late, late night, at night, night, nights, late evening, till late, until late, open late, late opening, spätabends, am späten abend, spät, bis spät, tard, tard le soir, jusque tard, tot laat, fino a tardi, hasta tarde, até tarde, do późna, abend, abends, am abend, heute abend, soir, soirée, le soir, ce soir, en soirée, nocturne, avond, avonds, in de avond, s avonds, vanavond, вечер, вечерта, довечера, navečer, večeras, uvečer, večer, dnes večer, aften, i aften, om aftenen, kväll, i kväll, på kvällen, kveld, i kveld, om kvelden, illalla, tänä iltana, βράδυ, το βράδυ, απόψε, ma este, esténként, sera, la sera, di sera, stasera, wieczór, wieczorem, à noite, esta noite, hoje à noite, seara, diseară, noche, esta noche, por la noche, vespre, al vespre, aquest vespre, gauean, gaur gauean, tráthnóna'],
]

/** What stands around a day: 'open on Monday', 'montags geöffnet'. */
export const besideDayWords =
  'open, opened, opening, on, at, in, over, zu, an, à, a, i, this, next, geöffnet, offen, auf, am, ouvert, ouverts, ouverte, ouvertes, le, ce, op, aperto, aperta, aperti, aperte, la, il, abierto, abierta, abiertos, abiertas, el, los, aberto, abertos, no, aos, otwarte, w, otevřeno, v, otvoreno, u, åbent, åpent, öppet, på, om, auki, nyitva, отворено, в, deschis, obert'

/** What stands around a time of the clock: `signs` and `hours` tell that a number is one, `until` that a place shall be open up to then; `from` may begin an age. */
export const clockWords = {
  signs: 'uhr, oclock, clock, kl, klo, klokken, klockan, las, ore',
  hours: 'h, hrs, uur, heure, heures, hod, hodin, óra, órakor, órától, óráig, часа, horas',
  until: 'until, till, til, bis, jusqu’à, tot, fino, hasta, até, do, до, μέχρι, până, fins',
  at: 'at, after, past, by, around, about, um, nach, gegen, à, après, vers, om, na, rond, alle, dopo, después, às, depois, o, po, v, w, u, efter, etter, след, στις, μετά, după, godz',
  between: 'between, from, zwischen, von, entre, de, des, tussen, van, tra, fra, dalle, las, mellem, mellan, mellom, välillä, między, od, mezi, između, között, între, între orele, между, μεταξύ',
  and: 'and, to, till, until, und, bis, et, à, y, a, e, às, en, tot, alle, le, og, til, och, till, ja, i, do, až, és, și, и, до, και, las, ore',
  from: 'from, ab, von, dès, de, vanaf, dalle, desde, das, od, fra, från, от',
} as const
