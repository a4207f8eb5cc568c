import { prose } from '../prose.ts'

export const termsOfService = {
  acceptance_terms: prose(`
    By using this guide you agree to these terms. If you do not agree, please do not use it. There is nothing to sign
    and nothing to pay.

    We may change these terms. The version on this page is the one that holds, and its date says since when.
  `),
  service_usage: prose(`
    The guide helps families find places around European cities. You may use it for your own plans, share its pages and
    link to them.

    Facts about places come in part from OpenStreetMap. That data is © OpenStreetMap contributors and available under
    the Open Database License: you may copy and use it if you name the source and keep what you make of it under the
    same licence. Details are at openstreetmap.org/copyright.

    Photos belong to their photographers, and their own licences apply. Names and marks of places belong to their
    owners. That a place is listed does not mean that it works with us.
  `),
  user_responsibilities: prose(`
    Check before you go. Opening times, prices, ages and access change, and the official site of a place has the last
    word. Look after your children there as you would anywhere.

    Please do not try to break or overload the guide, to get into its administration, or to pass our work off as your
    own. If you want to read many pages by program, be gentle and ask us first.
  `),
  liability_limitation: prose(`
    We write and check with care, but the guide is offered as it is. We cannot promise that every fact is right,
    complete or up to date, or that the guide is always within reach.

    As far as the law allows, we are not liable for loss that comes from relying on it, such as a journey to a closed
    gate. Other websites that we link to are the business of those who run them. Rights that the law gives you as a
    consumer, and liability that it does not let us exclude, remain untouched.
  `),
  last_updated: '21 November 2026',
} as const
