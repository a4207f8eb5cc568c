import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'

/** Petrol and sun of `src/ui/tokens.css`; the site itself does not use the answer, other clients may. */
const websiteColors = { primary: '#00546a', accent: '#ffc928' }

export const websiteColorsApi = () =>
  new Hono().get('/', describe("The site's colours", z.record(z.string(), z.string())), (c) =>
    c.json(websiteColors),
  )
