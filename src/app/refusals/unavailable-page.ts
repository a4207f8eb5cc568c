/** Sent with 503 when no page could be rendered; needs neither database nor built files. */
export const unavailablePage = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { max-width: 34rem; margin: 20vh auto; padding: 0 1rem }
</style>
<h1>Back in a moment</h1>
<p>Something went wrong on our side. Please try again in a moment: nothing you did was lost.</p>
<p><a href="">Try again</a></p>
</html>
`
