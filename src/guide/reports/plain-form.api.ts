import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { describeRoute, validator } from 'hono-openapi'
import { z } from 'zod'
import { brokenRule, Problem } from '../../platform/calls/problem.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { plainPage } from './plain-page.ts'
import { findReportedPlace, saveReport } from './report.queries.ts'
import { PlainReport } from './report.schema.ts'
import { bounds, reasons, reasonTitles } from './report.ts'

/** Counts a report that no script sends, and refuses what is too much; gives the network it comes from. @throws Problem 429 */
type CountPlain = (c: Context) => Promise<string>

const OfPlace = z.object({ placeSlug: Slug })

/** 'Tell us' as a page with a form, for who has no scripts: the place's own page leads here then. */
export const plainFormApi = (db: Database, count: CountPlain) =>
  new Hono()
    .get(
      '/:placeSlug',
      describePage('A form to tell of a place, for browsers without scripts', 200),
      valid('param', OfPlace),
      async (c) => {
        const place = await findReportedPlace(db, c.req.valid('param').placeSlug)
        if (!place) return page(c, unknown, 404)
        return page(c, c.req.query('sent') === 'yes' ? thanks(place) : form(place))
      },
    )
    .post(
      '/:placeSlug',
      describePage('Keeps what the form says for an editor; leads on to thanks', 303),
      valid('param', OfPlace),
      validator('form', PlainReport, refuseUnchosen, { media: 'application/x-www-form-urlencoded' }),
      async (c) => {
        const { reason, sentence, website } = c.req.valid('form')
        const place = await findReportedPlace(db, c.req.valid('param').placeSlug)
        if (!place) return page(c, unknown, 404)
        try {
          const network = await count(c)
          if (!website) await saveReport(db, { place: place.slug, network }, { reason, sentence })
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          return page(c, form(place, error.message, { reason, sentence }), error.status)
        }
        return c.redirect(`/tell-us/${place.slug}?sent=yes`, 303)
      },
    )

type Place = { slug: string; name: string }

/** Browsers send no form of ours without a reason. */
function refuseUnchosen({ success }: { success: boolean }) {
  if (!success) throw brokenRule('reason', 'Choose what it is about')
}

type Typed = Partial<Pick<z.infer<typeof PlainReport>, 'reason' | 'sentence'>>

const form = ({ slug, name }: Place, problem?: string, { reason: chosen, sentence = '' }: Typed = {}) => html`
  <h1>Tell us</h1>
  <p>${name}</p>
  ${problem ? html`<p role="alert">${problem}</p>` : ''}
  <form method="post" action="/tell-us/${slug}">
    <fieldset>
      <legend>What is it about?</legend>
      ${reasons.map(
        (reason) => html`<label>
          <input type="radio" name="reason" value="${reason}" required ${reason === chosen ? 'checked' : ''} />
          ${reasonTitles[reason]}
        </label>`,
      )}
    </fieldset>
    <label for="sentence">What did you find? <small>optional</small></label>
    <textarea id="sentence" name="sentence" rows="3" maxlength="${bounds.sentence}">${sentence}</textarea>
    <p hidden>
      <label>Leave this empty <input name="website" tabindex="-1" autocomplete="off" /></label>
    </p>
    <button>Send</button>
  </form>
  <p><small>An editor looks at it before anything changes. A photo can be sent where scripts are on.</small></p>
  <p><a href="/funplace/${slug}">Back to the place</a></p>
`

const thanks = ({ slug, name }: Place) => html`
  <h1>Thank you</h1>
  <p>An editor will look at what you told us about ${name}.</p>
  <p><a href="/funplace/${slug}">Back to the place</a></p>
`

const unknown = html`
  <h1>Place Not Found</h1>
  <p>This place is not in the guide.</p>
  <p><a href="/">Home</a></p>
`

const page = (c: Context, content: ReturnType<typeof html>, status: Problem['status'] = 200) => {
  c.header('Content-Security-Policy', policy)
  c.header('X-Robots-Tag', 'noindex')
  c.header('Cache-Control', 'no-store')
  return c.html(plainPage('Tell us', content), status)
}

/** Nothing of it runs, whatever stands there. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

function describePage(summary: string, status: 200 | 303) {
  const texts = { [status]: summary, 404: 'Unknown', 422: 'No reason', 429: 'Too many' }
  return describeRoute({
    summary,
    responses: Object.fromEntries(
      Object.entries(texts).map(([of, description]) => [of, { description, content: { 'text/html': {} } }]),
    ),
  })
}
