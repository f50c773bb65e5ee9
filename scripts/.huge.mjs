import { createServer } from 'vite';
const server = await createServer({ root: '/work/main', configFile:false, appType:'custom', logLevel:'error', optimizeDeps:{noDiscovery:true}, server:{middlewareMode:true,watch:null,hmr:false,ws:false}});
const { coach } = await server.ssrLoadModule('/app/features/coaching/coach/index.ts');
const { know } = await server.ssrLoadModule('/app/features/coaching/coach/knowledge.ts');
const { MORE } = await server.ssrLoadModule('/app/features/coaching/coach/more/index.ts');
const lines='Girl: '+Array.from({length:2000},(_,i)=>`my dog ate shoe number ${i}. what do you do then?`).join('\nGirl: ').slice(0,20000);
const one='Girl: '+'i passed my exam and then '.repeat(760);
for (const [n,k] of [['device',null],['server',MORE],['no signs',{...MORE,signs:null}],['no told',{...MORE,toldIn:null}],['no kinds',{...MORE,kindOf:null}]]) { know(k); coach({kind:'replies',conversation:'Girl: hi there',advanced:true}); for (const [m,c] of [['lines',lines],['one',one]]) { const s=performance.now();coach({kind:'replies',conversation:c,advanced:true});console.log(n,m,(performance.now()-s).toFixed(0),'ms'); } }
await server.close();
