import { launchChromium } from './browser/launch-chromium.ts';
import { servePages } from './browser/serve-pages.ts';
import { startSamtale } from './server/start-samtale.ts';
import { hostPage, samtaleSnippet, flowiseSnippet } from './widget/host-pages.ts';
import { watchPage } from './widget/watch-page.ts';
const s = await startSamtale(); 
const site = await servePages({'/ours': hostPage(samtaleSnippet(s.ready.url, 'nordlys-cykler')), '/flowise': hostPage(flowiseSnippet), '/blank': hostPage('')});
const b = await launchChromium();
for (let i=0;i<8;i++){ 
 const c = await b.newContext(); const p = await c.newPage();
 await p.addInitScript(watchPage, {host:'samtale-widget',launcher:'button',textField:'textarea',alive:'[aria-label]'});
 await p.goto(site.url+'/ours');
 await p.waitForFunction(()=>(window as any).benchTimes.alive);
 const r = await p.evaluate(()=>({t:(window as any).benchTimes, n:(performance.getEntriesByType('navigation')[0] as any).toJSON(), r:performance.getEntriesByType('resource').map((x:any)=>[x.name,x.startTime,x.requestStart,x.responseStart,x.responseEnd].map(v=>typeof v==='number'?Math.round(v):v))}));
 const f = p.frames()[1]; const fr = await f.evaluate(()=>({o:performance.timeOrigin,n:(performance.getEntriesByType('navigation')[0] as any).toJSON(), r:performance.getEntriesByType('resource').map((x:any)=>[x.name.slice(-40),x.startTime,x.requestStart,x.responseStart,x.responseEnd].map(v=>typeof v==='number'?Math.round(v):v))}));
 const o = await p.evaluate(()=>performance.timeOrigin);
 console.log(JSON.stringify({t:r.t, load:r.n.loadEventEnd, resp:r.n.responseEnd, dcl:r.n.domContentLoadedEventEnd, res:r.r, frame:{off:fr.o-o, req:fr.n.requestStart, respS:fr.n.responseStart, respE:fr.n.responseEnd, di:fr.n.domInteractive, dcl:fr.n.domContentLoadedEventEnd, r:fr.r}}));
 await c.close();
 const c2 = await b.newContext(); const p2 = await c2.newPage(); await p2.goto(site.url+'/blank'); await p2.waitForFunction(()=>(performance.getEntriesByType('navigation')[0] as any).loadEventEnd); console.log('blank', await p2.evaluate(()=>{const n=(performance.getEntriesByType('navigation')[0] as any); return [n.requestStart,n.responseStart,n.responseEnd,n.loadEventEnd]})); await c2.close();
}
await b.close(); await site.close(); await s.stop(); process.exit(0);
