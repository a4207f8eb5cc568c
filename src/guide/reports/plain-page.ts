import { html } from 'hono/html'

/** A page of the guide that needs nothing but itself: neither scripts nor other files. */
export const plainPage = (title: string, content: ReturnType<typeof html>) => html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; --primary: light-dark(#00566b, #74cbe0) }
html { background: light-dark(#f8fbfb, #06141b); color: light-dark(#0d2830, #eef4f5) }
body { max-width: 34rem; margin: 8vh auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { line-height: 1.2; margin-bottom: 0 }
fieldset { margin: 0 0 1.25rem; padding: .25rem 1rem; border: 1px solid #7f929b; border-radius: .875rem }
fieldset label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem }
input[type=radio] { flex: none; width: 1.25rem; height: 1.25rem; accent-color: var(--primary) }
textarea { display: block; box-sizing: border-box; width: 100%; margin: .25rem 0 1.25rem; padding: .5rem .75rem; border: 1px solid #7f929b; border-radius: .625rem; font: inherit }
button { min-height: 2.75rem; padding: 0 1.5rem; border: 0; border-radius: 99px; background: var(--primary); color: light-dark(#fff, #07222b); font: inherit; font-weight: 600; cursor: pointer }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--primary) }
[role=alert] { padding: .75rem 1rem; border-radius: .625rem; background: light-dark(#ffe9e4, #4a1f17) }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
</style>
</head>
<body>
<main>${content}</main>
</body>
</html>`
