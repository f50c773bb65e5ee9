/** What is asked and told in Portuguese: '=kind expression', first met first, then rows as in content/asked-about-him.ts. The text is folded before. */
export const PT = String.raw`
=howDidItGo \b(como|cm) (que )?(foi|ficou|correu|rolou|se saiu|voce se saiu|vc se saiu|vc foi|voce foi|ce foi|foram)\b.{0,25}\b(prova|exame|entrevista|apresentacao|reuniao|concurso|vestibular|teste|consulta|tcc|defesa|mudanca|jogo|cirurgia|audicao)\b|\b(prova|exame|entrevista|apresentacao|reuniao|concurso|vestibular|consulta|tcc|defesa|mudanca|jogo|teste)\b.{0,20}\b((como|cm) (que )?(foi|ficou|rolou)|foi (bem|bom|boa|tranquil[ao]))\b|\b(passou|foi bem|mandou bem|se saiu bem|conseguiu)\b.{0,12}\b(na|no|a|o) (prova|exame|entrevista|concurso|vestibular|teste|apresentacao|vaga)\b|^(e |e ai |ai |entao |mas |oi ){0,3}(como|cm) (que )?(foi|rolou)( la| tudo| isso)?\W*$|^(e ai |e )?(deu (tudo )?certo|foi bem)( la)?\W*\?
c Foi melhor do que eu esperava, obrigado por lembrar.
c Acho que fui bem, agora posso respirar em paz.
p Saí de lá com vida, então já considero vitória.
p Fui bem, só as minhas mãos é que tremeram por todos.
i Melhor que o previsto, mas a melhor parte é pra contar pessoalmente.
i Descobri uma coisa sobre mim que eu não esperava.
b E a sua semana, como está?
=howWasDay \b(como|cm) (que )?(foi|ta|esta|tem sido|vai|anda|passou|ta sendo|esta sendo|ta indo|esta indo)\b.{0,15}\b(dia|fds|fim de semana|final de semana|semana|noite|manha|tarde|trabalho|trampo|hoje|ontem|domingo|sabado|feriado|ferias|folga|plantao)\b|\b(dia|fds|fim de semana|final de semana|semana|trabalho|trampo|hoje|feriado)\b.{0,15}\b(como|cm) (que )?(foi|ta\b|esta\b)|\b(teve|passou) (um |uma )?(bom|boa|otimo|bem)\b.{0,12}\b(dia|fds|fim de semana|final de semana|semana|noite|feriado|domingo)\b|\b(o que|oq|o q|que) (que )?(voce |vc |ce )?(fez|aprontou|andou fazendo)\b.{0,15}\b(hoje|ontem|fds|fim de semana|final de semana|domingo|sabado|de bom)\b|\b(dia|fds|semana|trabalho) (foi|ta|esta) (bom|boa|tranquil[ao]|corrid[ao]|cheio|puxad[ao]|legal)\b.{0,12}\?|\b(trabalhou|trampou) muito\b.{0,10}\?
c Foi cheio, mas conversar com você deixa ele melhor.
c Foi bom no geral, com uns momentos que valeram a pena.
p Ele sobreviveu, eu sobrevivi, deu empate.
p Produtivo, se encarar o café com cara séria contar.
i Mais devagar que o normal, e acho que eu precisava disso.
i Comum, até me aparecer uma ideia que não vai embora.
b E o seu dia, como foi?
b Qual foi o seu melhor momento?
=wyd ^(?!.*\b(vida|trabalha\w*|trampo|fds|fim de semana|final de semana|sabado|domingo|segunda|terca|quarta|quinta|sexta|amanha|feriado|natal|ano novo|reveillon|carnaval|ferias|livre|livres|relaxar|divertir|diversao|se|faculdade|quando|aqui|app|profissao|mais tarde|a noite|hoje|sustento|costuma|gosta)\b).*\b(o que|oq|oque|o q|que|q)( e)?( que| q)? ?(voce|vc|ce|c|tu)? ?(ta|esta|tas|estas|anda|anda a|tava|estava)? ?(fazendo|fazeno|aprontando|faz|fzd|fznd|arrumando)\b|^(e ai |oi |e |ei ){0,2}(ta|esta|vc ta|voce esta) (fazendo|aprontando) (o que|oq|algo|alguma coisa)\b|\b(ta|esta) (fazendo|aprontando) (o que|oq)\b|\b(ta|esta) (ocupado|em casa|trabalhando|deitado|acordado|de boa|livre)( ai| agora| ainda)?\W*\?
c Dando uma pausa e escrevendo pra você com gosto.
c Nada de mais, então sua mensagem chegou na hora certa.
p Fingindo que sou uma pessoa muito ocupada.
p Treinando com o sofá, já somos uma dupla entrosada.
i Pensando no que faz um dia comum virar um dia bom.
i Ouvindo o silêncio, que hoje tem bastante assunto.
b E você, o que está fazendo?
=weekendPlans \b(o que|oq|oque|o q|que|q|quais|como)( que| q| e que)? ?(voce|vc|ce|c|tu)? ?(vai fazer|faz|vai ser|vai passar|pretende( fazer)?|pensa em fazer|ta planejando|vao fazer|sao seus planos|vai aprontar|tem planejado|vai rolar)\b.{0,25}\b(fds|fim de semana|final de semana|finde|sabado|domingo|amanha|hoje|a noite|de noite|sexta|feriado|feriadao|mais tarde|depois)\b|\b(plano|planos|programa|programacao|compromisso|role|algo marcado|alguma coisa)\b.{0,25}\b(fds|fim de semana|final de semana|finde|sabado|domingo|amanha|hoje|sexta|feriado|noite|semana)\b.{0,12}(\?|$)|\b(fds|fim de semana|final de semana|feriado|sabado|domingo)\b.{0,12}\b(o que (vai|voce|vc)|vai fazer o que|vai fazer oq|ja tem planos|tem planos|vai sair)\b|^(e )?(tem |quais )?(planos|os planos|algum plano)\b.{0,12}\W*\?|\b(vai|voce vai|vc vai) sair\b.{0,15}\b(hoje|fds|fim de semana|sabado|sexta|a noite)\b
c Quero pouca pressa, boa companhia e comida gostosa.
c Ainda tem espaço pra uma boa ideia, inclusive sua.
p Tenho grandes planos, o primeiro é dormir sem despertador.
p Um duelo sério entre mim e o sofá, ele é favorito.
i Vou deixar espaço pra surpresa, ela costuma saber chegar.
i Estou com vontade de ar novo, o resto decido na hora.
b E você, quais são os planos?
b Você prefere descanso ou aventura?
=whenSuits \b(quando|qdo|qnd|que horas|q horas|a que horas|que dia|q dia|qual dia|quais dias|qual horario|que horario|qual noite|pra quando)\b.{0,30}\b(a gente|nos (vemos|encontramos)|vamos|se (ve|encontra|encontrar|ver)|nos ver|fica (bom|melhor)|e (bom|melhor)|seria (bom|melhor)|(voce|vc|ce) (pode|ta livre|esta livre|prefere|consegue|tem tempo|tem livre|quer)|pode ser|marcar|marcamos|funciona|da pra voce|da pra vc|da certo|vai dar|te pego|saimos|rola|combinamos|livre|disponivel)\b|\b(quando|que dia|que horas|qual dia) (pode|consegue|prefere|quer)\b.{0,20}\?|^(e |ok |ta |entao |mas |pra ){0,3}(quando|qdo|qnd|que horas|q horas|a que horas|que dia|qual dia)( seria| entao)?\W*$
c Pra mim à noite é ótimo, você escolhe o dia.
c Uma noite tranquila dessa semana fica perfeito pra mim.
p Meu sofá me libera quase todas as noites.
p Consultei minha agenda imaginária e ela diz o quanto antes.
i À noite, quando a cidade desacelera e a conversa rende.
i Perto do pôr do sol, é quando eu conto as melhores coisas.
b Qual dia fica melhor pra você?
=dayOk \b(pode ser|fica bom|fica bem|ta bom|da certo|da pra voce|da pra vc|da pra ti|serve|funciona|rola|tudo bem|topa|bora|que tal|vamos|marcamos|combinado|combinamos|e se for|melhor|consegue|pode|te pego|nos vemos|a gente se ve)\b.{0,15}\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|depois de amanha|fds|fim de semana|final de semana|semana que vem|as \d+\w*|\d+h|(as )?(sete|oito|nove) horas?|hoje a noite|feriado)\b.{0,25}\?|\b(ta|esta|vai estar|estaria|ce ta|ta de boa) (livre|ocupado|disponivel|de boa|de folga)\b.{0,15}\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|fds|fim de semana|final de semana|hoje|semana|as \d+\w*|feriado)\b|\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|fds|fim de semana|semana que vem|as \d+\w*|\d+h|hoje)\b.{0,15}\b(pode ser|fica bom|ta bom|da certo|da pra (voce|vc|ti)|serve|funciona|rola|tudo bem|voce pode|vc pode|vc consegue|voce consegue|ta livre|esta livre|topa|e bom|seria bom)\b|^(e |entao |ok |que tal |pode ser ){0,3}(na |no |as |pras )?(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|fds|fim de semana|semana que vem|\d+h?)( feira)?( a noite| de manha| a tarde| as \d+\w*)?\W*\?|\b(vc|voce|ce) (pode|consegue) (na |no |as )?(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|\d+h)\b
c Sim, pra mim está ótimo.
c Perfeito, já tenho uma coisa boa pra esperar.
p Combinado, vou avisar o sofá que nesse dia não estou.
p Perfeito, já comecei a pensar na roupa.
i Pode ser, e já tenho meia ideia de aonde ir.
i Ótimo, esse dia estava precisando de um bom motivo.
b Qual horário você prefere?
=wherePlace \b(onde|aonde|ond|em que (lugar|bairro|lado|bar)|que (lugar|bairro|bar|regiao)|qual (lugar|bar|bairro|regiao))\b.{0,30}\b(a gente|nos (vemos|encontramos|encontrar)|vamos|se (encontra|ve|encontrar|ver)|marcar|marcamos|encontro\b(?! (ideal|perfeito))|voce quer (ir|me levar)|vc quer (ir|me levar)|prefere|sugere|pensou|seria|fica bom|fica melhor|vai me levar|me leva|pode ser|rola|jantamos|comemos|bebemos|te encontro|te vejo)\b|^(e |ok |ta |entao |mas ){0,3}(onde|aonde|em que lugar|que lugar|qual lugar)( seria| exatamente| entao| vai ser)?\W*$|\b(conhece|sabe de|tem) (algum|um) (lugar|lugarzinho|barzinho|bar|cantinho|restaurante)\b
c Um café tranquilo no centro, onde dá pra conversar de verdade.
c Um lugar simples com bom café e cadeiras confortáveis.
p Onde a música for baixa o bastante pra ouvir minhas piadas.
p Onde tiver sobremesa boa, assim já ganho pontos.
i Gosto de lugares pequenos, daqueles que a gente acha sem querer.
i Eu começaria por uma caminhada e deixava a rua escolher.
b Qual região é boa pra você?
b Prefere um lugar calmo ou movimentado?
=coffeeSometime \b(vamos|bora|topa|quer|toparia|aceita|aceitaria|que tal|gostaria de|afim de|a fim de|ta afim de|podemos|podiamos|poderiamos|devemos|deviamos|a gente podia|a gente pode|anima|animaria|partiu|vontade de|rola)\b.{0,25}\b(cafe|cafezinho|cerveja|breja|chopp|chope|drink|vinho|bar|barzinho|jantar|almocar|almoco|sorvete|acai|sair|nos ver|se ver|nos encontrar|nos conhecer|se conhecer|se encontrar|encontrar|encontro|me ver|me encontrar|caminhar|caminhada|passeio|passear|beber|tomar|comer|role|dar uma volta|marcar)\b|\b(quando )?(a gente|nos) (se ve|sai|vai sair|se encontra|toma um cafe|vai se ver|vai se encontrar|vai tomar|nos vemos|marca)\b.{0,25}(\?|$)|\b(me (leva|chama|convida|paga|busca))\b.{0,20}\b(cafe|sair|jantar|cerveja|drink|bar|almocar|sorvete|passear)\b|^(um )?(cafe|cafezinho|cerveja|chopp|drink|vinho|jantar|sorvete|acai)( qualquer dia| um dia desses| juntos| comigo)?\W*\?|\bmarcar (um encontro|alguma coisa|algo|de sair|um cafe)\b.{0,15}\?
c Com muito prazer, pessoalmente a conversa é sempre melhor.
c Quero sim, era o que eu torcia pra ler.
p Topo, prometo não derrubar nada nos primeiros cinco minutos.
p Quero, ao vivo eu cometo bem menos erros de digitação.
i Topo, tenho uma curiosidade que só se resolve pessoalmente.
i Quero sim, acho que uma caminhada diz mais que mil mensagens.
b Quando fica bom pra você?
b Prefere um café ou uma caminhada?
=invitedGo ^(?!.*\b(whats\w*|zap|wpp|insta\w*|telegram)).*\b((quer|topa|vem|viria|vamos|bora|anima|toparia|gostaria de|aceita|pode|partiu|ta afim de|ta a fim de) (ir |vir |de ir |de vir |me acompanhar)?.{0,25}\b(comigo|cmg|com a gente|conosco|juntos?|junto)|me acompanha|me acompanharia|me faz companhia|(quer|topa|anima|gostaria de|vamos|bora|toparia|afim de|a fim de) (ir|vir|ver|assistir)\b|(vamos|bora|partiu) (n[oa]|pr[oa]|a[os]?|num|numa|pra|para)\b)
c Vou sim, obrigado pelo convite.
c Com você eu vou com muito gosto.
p Vou, mas não me responsabilizo pelo meu senso de direção.
p Topo, já vou ensaiando minha cara de especialista.
i Vou, tenho a sensação de que isso vai render história.
i Topo, convites espontâneos costumam virar as melhores lembranças.
b Onde a gente se encontra?
=contactSwap \b(tem|usa|passa|me passa|me da|me manda|vamos|bora|prefere|qual|quer|te passo|te mando|posso (te )?(passar|dar|pedir|ter)|anota|me chama|chama|trocar|trocamos|vamos pro|vem pro|ir pro|conversar|a gente|migrar|adiciona|me segue|te sigo|seu|qual e)\b.{0,25}\b(whatsapp|whats|wpp|zap|zapzap|wats|insta|instagram|ig|telegram|tele|snap|facebook|face|numero|telefone|celular|contato|contatos|arroba)\b|^(seu |qual seu |o )?(whats|zap|wpp|insta|instagram|numero|telefone|@)( seu)?\W*\?
c Claro, a gente conversa com prazer por lá também.
c Com gosto, fica mais fácil conversar assim.
p Pode ser, mas por lá meus áudios parecem podcast.
p Claro, já aviso que exagero nas figurinhas.
i Sim, lá dá pra descobrir logo a voz da pessoa.
i Pode ser, cada conversa muda um pouco o jeito da gente.
b Onde você prefere conversar?
=sendPhoto \b(manda|me manda|envia|mandar|enviar|tem|teria|mostra|me mostra|posso ver|quero ver|queria ver|deixa eu ver|tira|cade|coloca|mandou|ver)\b.{0,20}\b(foto|fotos|fotinha|fotinho|selfie|selfies|video seu|ft)\b|^(uma |mais |outra )?(foto|fotos|selfie)( sua| suas)?( agora| atual)?\W*\?
c Claro, vou escolher uma em que sou eu mesmo.
c Mando sim, uma daquelas sem muito preparo.
p Mando, só preciso achar uma de olhos abertos.
p Claro, mas minhas melhores fotos são sempre da comida.
i Mando, mas a foto certa ainda não foi tirada.
i Vou mandar uma que diga algo além do rosto.
b Você manda uma também?
=callTonight \b(posso|pode|podemos|quer|vamos|bora|topa|prefere|rola|que tal|gosta de|a gente pode|podia|consigo|gostaria de|quer que eu)\b.{0,20}\b(te ligar|me ligar|ligar|ligacao|chamada|videochamada|chamada de video|video chamada|video|call|telefone|ligue|facetime|audio)\b|\b(me liga|te ligo|a gente se fala|nos falamos|se fala por)\b.{0,25}\?|\b(me liga) (hoje|depois|mais tarde|a noite|agora)\b|\b(ligacao|chamada|videochamada|call)\b.{0,15}\?
c Pode sim, vou gostar de ouvir a sua voz.
c Claro, uma ligação tranquila cai muito bem.
p Bora, já vou preparar minha voz de locutor de madrugada.
p Pode ligar, vou fingir que não ensaiei o alô.
i Sim, na voz aparece muita coisa que a tela esconde.
i Pode ser, tenho uma história que escrita perde a graça.
b Que horas fica bom pra você?
=whySlow \b(por ?que|pq|porq|por q|como assim)\b.{0,20}\b(nao|n|nn|demora|demorou|sumiu|some|ta demorando|visualiza|visualizou|me ignora|me deixou)\b.{0,15}(respond\w*|fal\w+|escrev\w*|mand\w*|sumi\w*|tanto|muito|visualiz\w*|no vacuo|apareceu|\?|$)|\b(vc|voce|ce|tu|cade voce|cade vc)? ?(sumiu|desapareceu|ta sumido|sumido|me esqueceu|esqueceu de mim|me abandonou|me deixou no vacuo|ta me ignorando|me ignorou|ainda (ta|esta) vivo|ta vivo|morreu|demorou)\b.{0,12}(\?|$)|\b(onde|aonde) (voce |vc |ce )?(se meteu|foi parar|andava|estava sumido|tava)\b|\b(cade voce|cade vc|que fim (voce )?levou)\b|\b(nao|n) (vai )?(me )?(responde|respondeu|responder)( mais| nunca)?\W*\?|\bdemora (tanto|muito|sempre)? ?(pra|para) responder\b
c Tem razão, desculpa, agora estou aqui com calma.
c Foi mal, eu queria responder direito e acabei demorando.
p Escrevi a resposta perfeita, só que foi na minha cabeça.
p Meu celular e eu estávamos dando um tempo.
i Às vezes demoro justamente quando a conversa me interessa.
i Estava pensando, tem resposta que não gosto de jogar fora.
b Me conta, o que eu perdi?
=areYouReal \b(voce|vc|ce|tu|isso|esse perfil|seu perfil|perfil|essa foto|as fotos|suas fotos|essas fotos)\b.{0,6}\b(e|eh|sao)\b.{0,15}\b(real|reais|de verdade|verdadeir[oa]s?|fake|bot|robo|falso|falsa|ia|golpista|inteligencia artificial|humano|gente mesmo|voce mesmo|vc mesmo|suas mesmo|mesmo)\b.{0,12}(\?|$)|^(mas |e |oi )?(e |eh )?(real|fake|bot|robo|golpe|perfil fake|perfil falso|de verdade mesmo)\W*\?|\b(como (eu )?sei (que|se) (voce|vc)|voce existe|vc existe|existe mesmo|e golpe|(to|estou) falando com (um )?(robo|bot|pessoa|ia))\b|\b(usa|usando) (ia|chatgpt|inteligencia artificial)\b
c Sou de verdade, se quiser a gente faz um vídeo rapidinho.
c Sim, de carne e osso, e entendo a dúvida.
p Real, ninguém programaria um robô com tanta fome.
p De verdade, infelizmente até na segunda de manhã.
i Sou, e um pouco mais tímido do que pareço por escrito.
i Sim, e as partes mais verdadeiras não estão no perfil.
b Você já topou com perfil estranho?
=job \b(o que|oq|que|q|com o que|com oq|com que|no que|em que|onde|aonde|qual|qual e)\b( (e )?(que )?)?(voce |vc |ce |tu |o |a |e )*(trabalha|trampa|faz da vida|faz na vida|faz de bom da vida|faz pra viver|seu trabalho|sua profissao|teu trabalho|profissao|seu emprego|area voce|area vc|area|seu trampo|atua)\b|\bfaz (o que|oq|oque) da vida\b|\b(trabalha|trampa) (com (o que|oq|oque|que)|em que|no que|onde|de que|muito|em casa|fora|de home office|tambem|ou estuda)\b.{0,15}(\?|$)|\b(voce|vc|ce|tu) (trabalha|trampa)\b.{0,20}(\?|$)|\b(gosta|curte) d[oe] (seu |teu |que faz |o que faz )?(trabalho|trampo|emprego|que voce faz|que faz)\b|\b(trabalha ou estuda|estuda ou trabalha)\b|^(e |voce |vc )?trabalha\W*\?|\b(seu|teu) (trabalho|trampo|emprego)\b.{0,25}\?
c Um trabalho que me ocupa bastante, mas à noite eu desligo.
c Gosto de lidar com gente e resolver problema, é o que me move.
p Oficialmente muito ocupado, na prática bebo bastante café.
p Participo de reuniões que podiam ser uma mensagem.
i Do meu trabalho, gosto mais da parte que ninguém vê.
i De dia faço o que sei, de noite penso no que sonho.
b E você, trabalha com o quê?
b O que você curte no seu trabalho?
=from \b(de onde|d onde|daonde|de q lugar|de que (lugar|cidade|estado|bairro|regiao|parte)|de qual (cidade|bairro|estado|regiao))\b.{0,15}(voce|vc|ce|tu|e|fala|veio|tc|\?|$)|\b(onde|aonde|ond|em que (bairro|cidade|regiao|parte|lugar)|em qual (bairro|cidade|regiao)|que (bairro|cidade)|qual (bairro|cidade|regiao)|qual sua cidade)\b.{0,12}\b(mora|vive|nasceu|cresceu|moras|reside|cidade)\b|\bmora (onde|aonde|longe|perto|sozinho|com (quem|seus pais|alguem|a familia)|em (que|qual) |aqui|em \w+|no \w+|na \w+|a[ií])\b.{0,20}(\?|$)|\b(voce|vc|ce|tu) (e|eh) (daqui|de (sp|sao paulo|rio|bh|minas|salvador|recife|curitiba|fortaleza|\w+)|d[oa] \w+|mineiro|carioca|paulista|gaucho|baiano|paulistano|nordestino)\W*(\?|$)|^(e |eh )?(daqui|de (sp|sao paulo|rio|bh|minas|salvador|recife|curitiba))( mesmo)?\W*\?|\b(quao longe|longe de mim|a quantos km|qual a distancia)\b|\bha quanto tempo (voce |vc )?mora\b|\b(mora|voce mora|vc mora)\W*$
c Perto o bastante pra gente se ver sem montar expedição.
c Gosto de onde moro, tem a mistura certa de calma e vida.
p Moro onde a geladeira fica perto do sofá, escolha estratégica.
p Sou de um lugar onde café é assunto sério.
i Eu me sinto em casa onde tem alguém me esperando.
i O meu canto se entende melhor à noite, andando sem pressa.
b E você, de onde é?
b Você gosta de onde mora?
=age \b(quantos|qnts|qts|quants|qtos) anos (voce |vc |ce |tu )?(tem|faz|tens|vai fazer)\b|\b(qual|qual e|que|q) (a )?(sua |tua )?(idade|ano (voce|vc) nasceu)\b|\b(tem|voce tem|vc tem) (quantos|qnts|qts|qtos) anos\b|\b(quando|que dia|q dia) (e |eh )?(o )?(seu |teu )?(aniversario|niver|voce faz aniversario|faz aniversario|faz anos)\b|\b(tem|vc tem|voce tem) (mesmo )?\d\d( anos)?( mesmo)?\W*\?|^(e )?(sua )?(idade|quantos anos)\W*\??$|\b(em que|que) ano (voce|vc) nasceu\b
c Idade suficiente pra saber o que quero e ainda ter curiosidade.
c Adulto pras coisas sérias, leve o bastante pra rir delas.
p A idade em que sair depois do jantar já é rebeldia.
p Depende, minhas costas declaram uns anos a mais.
i Por dentro mudo de idade conforme a música que toca.
i Aquela em que a gente para de correr e começa a escolher.
b Idade faz diferença pra você?
=height \b(qual|qual e|que|q) (a )?(sua |tua )?altura\b|\b(quanto|qto|qnt) (voce |vc |ce |tu )?(mede|tem de altura|tem d altura)\b|\b(voce|vc|ce|tu) (e|eh) (alto|baixo|baixinho|mais alto|bem alto|muito alto)\b.{0,20}(\?|$)|^(e |eh )?(alto|baixo|bem alto|mais alto que)\b.{0,15}\?|^(sua )?altura\W*$|\bmede quanto\b|\btem quanto de altura\b|\b(e|eh) mais (alto|baixo) (que|do que) eu\b
c Alto o bastante pra alcançar a prateleira das coisas boas.
c Na medida certa, e confortável pra um abraço.
p Alto o suficiente pra bater a cabeça em armário aberto.
p Deitado no sofá eu pareço altíssimo.
i Fico mais alto quando estou feliz, já me avisaram.
i Essa fica pra primeira vez ao vivo, gosto de suspense.
b Isso conta muito pra você?
=sign \b(qual|qual e|que|q|de que) (o )?(seu |teu )?(signo|ascendente|lua)\b|\b(signo|ascendente|horoscopo|mapa astral|astrologia|zodiaco)\b.{0,25}(\?|$)|\b(voce|vc|ce|tu) (e|eh) (de |um )?(aries|ariano|touro|taurino|gemeos|geminiano|cancer|canceriano|leao|leonino|virgem|virginiano|libra|libriano|escorpiao|escorpiano|sagitario|sagitariano|capricornio|capricorniano|aquario|aquariano|peixes|pisciano)\b|\b(acredita|curte|liga) (em|pra|de) (signo|signos|astrologia|horoscopo)\b
c Acredito mais nas pessoas que nos astros, mas adoro ouvir.
c Ligo pouco, mas acho divertido ver o que dizem da gente.
p Sou do signo de quem lê horóscopo só quando é bom.
p Segundo a geladeira sou Garfo com ascendente em queijo.
i Prefiro que você adivinhe pelo jeito que eu me comporto.
i Nas estrelas busco mais silêncio que resposta, mas alguma coisa volta.
b E você, acredita em signo?
=siblings \b(tem|quantos|quantas|tens)\b.{0,12}\b(irmao|irmaos|irma|irmas|sobrinh[oa]s?|irmaozinho|primos)\b.{0,15}(\?|$)|\b(filho unico|filho do meio|cacula)\b.{0,10}(\?|$)|\b(sua familia|tua familia|seus pais|teus pais|sua mae|seu pai|seu irmao|sua irma|seus irmaos|seus avos|sua avo)\b.{0,40}(\?|$)|\b(se da bem|da bem|proximo|apegado|ligado) (com |a |da |de )?(a )?(sua familia|familia|seus pais|seus irmaos)\b|\b(familia (grande|pequena|unida))\b.{0,10}\?|\b(como e|fala d|me fala d|conta d)\w* (a )?sua familia\b
c Família conta muito pra mim, foi onde aprendi o que é carinho.
c Sou bem apegado aos meus, mesmo quando a gente discute.
p Em casa eu ganho, mas só na disputa de quem come mais.
p Almoço de família lá é esporte, todo mundo fala junto.
i Da minha família peguei uma coisa que se descobre com o tempo.
i Certas manias minhas só se entendem olhando de onde vieram.
b E você, como é com a sua família?
b A sua família é grande?
=haveKids \b(tem|tens|ja tem|quantos|possui)\b.{0,8}\b(filho|filhos|filha|filhas|filhinho|crianca|criancas|bebe)\b(?! unic)|\b(voce|vc|ce|tu) (ja )?(e|eh) pai\b|^(ja )?(e |eh )?(pai|filhos)\W*\?|\b(com|sem) filhos\W*\?|^(e )?filhos\W*$
c É um assunto importante, te conto com gosto e com calma.
c Adoro criança, e do resto prefiro falar pessoalmente.
p Com criança eu me dou bem, temos o mesmo senso de humor.
p Por enquanto o mais infantil da sala costuma ser eu.
i É resposta curta com pensamento comprido, merece uma noite.
i Criança faz pergunta melhor que a gente, penso muito nisso.
b E você, tem filhos?
=wantKids \b(quer|queria|gostaria|pensa em|pretende|sonha em|deseja|tem vontade de|planeja|se ve|se imagina|vai querer|ainda quer)\b.{0,20}\b(filho|filhos|filha|crianca|criancas|pai|familia|bebe)\b|\b(gosta|curte) d[e]? ?crianca[s]?\b|\b(filhos|criancas)\b.{0,20}\b(voce quer|vc quer|quer ter|um dia|pensa|no futuro)\b
c Com a pessoa certa, é uma ideia que me agrada muito.
c Gosto de criança, e o principal é com quem a gente constrói.
p Quero, se alguém me ensinar a fechar um carrinho de bebê.
p Gosto da ideia, castelo de areia eu já domino.
i Às vezes penso nisso quando vejo uma casa cheia de barulho.
i É um pensamento que muda muito com quem está do lado.
b E você, como imagina isso?
=pets \b(tem|tinha|queria|quer|gosta de|ama|curte|prefere|adora|quantos|possui|tens|tem medo de)\b.{0,15}\b(pet|pets|bicho|bichos|bichinho|animal|animais|cachorro|cachorros|cachorrinho|dog|dogs|gato|gatos|gatinho|gata|cao|caes|passarinho|peixe de)\b|\b(cachorro ou gato|gato ou cachorro|cachorros ou gatos|gatos ou cachorros|dog ou cat)\b|\b(seu|teu|esse|o) (cachorro|gato|doguinho|dog|cachorrinho|bichinho)\b.{0,25}\?|\b(e|eh) de quem (o|esse) (cachorro|gato)\b
c Gosto muito de bicho, me deixam de bom humor na hora.
c Sim, adoro, eles deixam qualquer casa mais viva.
p Cumprimento primeiro o cachorro e depois o dono.
p Com gato eu sempre tento, e ele me ignora com classe.
i Confio bastante na opinião dos bichos sobre as pessoas.
i Bicho entende o humor da gente antes da gente.
b Você é de cachorro ou de gato?
=languages \b(que|quais|quantas|qual|outras|q) (outras? )?(lingua|linguas|idioma|idiomas)\b|\b(fala|sabe falar|sabe|entende|aprendendo|estuda|conhece|manja de)\b.{0,10}\b(ingles|espanhol|frances|italiano|alemao|portugues|japones|mandarim|chines|russo|arabe|libras|outra lingua|outro idioma|outras linguas|minha lingua|coreano)\b|\bcomo (voce |vc )?fala (tao bem )?(portugues|espanhol|ingles)\b|\b(idioma|idiomas)\b.{0,15}\?
c Gosto de idiomas, e em português eu me sinto em casa.
c Eu me viro, e o que falta aprendo com gosto.
p Falo muito bem com as mãos, a gramática vem depois.
p Em qualquer idioma eu sei pelo menos pedir a sobremesa.
i Cada língua mostra um lado diferente da gente.
i Tem palavra que na tradução perde o melhor.
b E você, fala quais idiomas?
=studied \b(o que|oq|que|q|qual|onde|aonde|em que|quando|que curso|qual curso|que faculdade|qual faculdade)\b.{0,15}\b(estuda|estudou|estudava|cursou|cursa|se formou|formou|e formado|faz faculdade|fez faculdade|fez de faculdade|faculdade|curso|sua formacao|graduacao|formado)\b|\b(voce|vc|ce|tu)? ?(estuda|estudou|cursou|fez|faz|terminou|e formado|eh formado) (faculdade|faculdade de|curso superior|graduacao|pos|em que|o que|oq|em q)\b|\b(e|eh) formado( em)?\b.{0,15}(\?|$)|\b(voce|vc|ce) (estuda|estudou)\b.{0,15}(\?|$)|^(e )?(voce )?estuda( o que| ainda)?\W*\?
c Aprendi muito nos livros, e mais ainda com as pessoas.
c O que me dava curiosidade naquela época ainda me dá hoje.
p Eu me especializei em estudar na véspera.
p Tenho diploma imaginário em pausa pro café.
i A coisa mais útil que aprendi não estava na matéria.
i Se começasse hoje, escolheria de novo pela curiosidade.
b E você, estudou o quê?
=everMarried ^(?!.*\b(por ?que|pq|porq|ha quanto|faz quanto|quanto tempo|como assim|como (que )?(voce|vc))\b).*(?:\b(ja|voce ja|vc ja)? ?(foi|e|eh|era|ta|esta)( mesmo)? (casado|divorciado|separado|solteiro|noivo|comprometido|namorando|ficando com alguem|enrolado|desquitado|viuvo|solteirissimo)\b.{0,15}(\?|$)|\bja (casou|se casou|foi noivo|morou junto|namorou)\b|\b(tem|ja teve) (namorada|esposa|mulher|noiva|ex mulher|alguem|compromisso|outra)\b.{0,12}(\?|$)|\b(quer|pensa em|gostaria de|acredita (em|no)|pretende|sonha em) (se )?(casar|casamento)\b|\bcasamento\b.{0,20}\?|^(solteiro|casado|divorciado)( mesmo| ou casado)?\W*\?)
c Estou livre e com a cabeça no lugar, isso é o que conta.
c Não tenho ninguém, senão não estaria aqui falando com você.
p Meu relacionamento mais estável é com o travesseiro.
p Livre, o controle remoto é todo meu faz tempo.
i Acredito no pra sempre, mas prefiro ver nascer devagar.
i Acredito mais nas promessas pequenas cumpridas todo dia.
b E você, o que acha de casamento?
=lastRelationship \b(ultimo|seu ultimo|ultima|antigo|anterior) (relacionamento|namoro|namorada|casamento|rolo|ex)\b|\b(sua|tua|a|com sua|com a) ex\b.{0,25}(\?|$)|\b(ha|a|faz) quanto tempo\b.{0,15}\b(solteiro|sozinho|separado|terminou|ta so|esta so|divorciado)\b|\b(ta|esta|e) (solteiro|sozinho) (ha|a|faz|desde|tem) (quanto|muito|pouco|quando|tempo)\b|\b(por ?que|pq|como) (voces |vcs |voce )?(terminaram|terminou|acabou|separou|se separou|se separaram)\b|\b(ja superou|superou|ainda gosta d|ainda ama|ainda fala com|quantos relacionamentos|quantos namoros|quantas namoradas|quanto tempo durou|durou quanto)\b|\bquanto tempo (ta|esta) solteiro\b
c Terminou com respeito e me ensinou o que eu quero de verdade.
c É capítulo bem fechado, hoje olho pra frente em paz.
p Aprendi que sempre tenho razão, menos quando importa.
p Saí inteiro e com ótimo gosto pra sorvete.
i Me ensinou a reconhecer os silêncios que fazem bem.
i Toda história deixa uma pergunta, a minha vai achando resposta.
b E o que você aprendeu com a sua?
=whySingle \b(por ?que|pq|porq|por q|como|como assim|como pode)\b.{0,25}\b(solteiro|sozinho|nao (tem|namora|casou|se casou|ta namorando|tem namorada|arrumou)|n tem namorada|ta so|ainda nao casou|ninguem te)\b|\b(cara|homem|alguem) (como|assim como|igual) (voce|vc|tu)\b.{0,20}\b(solteiro|sozinho|aqui)\b
c Porque prefiro esperar a pessoa certa a me contentar.
c Porque quero algo de verdade, e isso tem o seu tempo.
p Porque meu sofá é ciumento e muito convincente.
p Culpa do meu talento pra piada na hora errada.
i Porque a pessoa certa e eu nos desencontramos por pouco, até agora.
i Talvez porque o que é bonito eu reconheço, mas com calma.
b E você, como vê isso?
=lookingFor \b(o que|oq|que|q|qual|quem)\b( (e )?que)? ?(voce |vc |ce |tu )?(ta |esta |anda )?(procura|procurando|busca|buscando|espera encontrar|quer encontrar|quer aqui|quer por aqui|ta querendo|quer da vida|tu procura|pretende aqui)\b(?!.{0,8}\b(numa|em uma|em alguem|na pessoa|numa mulher))|\b(procura|busca|quer|ta procurando|ta buscando|esta procurando|queria)\b.{0,15}\b(relacionamento|namoro|namorar|algo serio|algo mais serio|coisa seria|algo casual|algo leve|amizade|compromisso|so sexo|so curtir|curticao|so ficar|um amor|serio|casual|diversao)\b|\b(qual|quais) (a |as |e a |sao as )?(sua|suas|tua|tuas) (intencao|intencoes|inten|expectativas?)\b|\b(suas|sua) (intencoes|intencao)\b|\b(procurando|buscando|querendo) (o que|oq)\b|\bque tipo de (relacao|relacionamento)\b
c Quero algo verdadeiro, sem pressa e sem joguinho.
c Alguém pra rir junto e com quem dê pra contar.
p Alguém que ria das minhas piadas uma em cada três vezes.
p Uma companhia pra dividir sobremesa sem culpa.
i Aquela calma de quando a gente não precisa fazer pose.
i Eu percebo quando a conversa me faz perder a hora.
b E você, o que procura?
=whyApp \b(por ?que|pq|porq|o que|oq|o que te|oq te|como)\b.{0,20}\b(ta|esta|entrou|usa|baixou|faz|veio|trouxe|parou|caiu|veio parar|resolveu|criou|instalou)\b.{0,15}\b(aqui|app|aplicativo|tinder|bumble|badoo|happn|inner|perfil)\b|\b(ha|a|faz|tem) (quanto|muito) tempo\b.{0,15}\b(aqui|app|aplicativo|tinder|usa)\b|\b(ta|esta|usa) (aqui |o app |o tinder )?(ha|faz|a) (muito|quanto) tempo\b|\b(ja (conheceu|encontrou|saiu com)|experiencia).{0,25}\b(aqui|app|tinder|aplicativo|alguem daqui)\b|\b(ta|esta) (gostando|curtindo) (daqui|do app|do tinder)\b|\b(gosta|curte) (d[oe]) ?(sse )?(app|aplicativo|tinder)\b|\bfaz (o que|oq) (por )?aqui\b
c Porque queria conhecer gente fora do meu círculo de sempre.
c Pra encontrar gente de verdade com quem valha a pena conversar.
p Porque no mercado ninguém puxa assunto comigo na fila do pão.
p Meu sofá sugeriu que eu saísse mais.
i Por curiosidade, e até hoje ela me levou a coisas boas.
i Porque certas conversas boas começam onde a gente não procura.
b E você, está gostando daqui?
=whySwipe \b(por ?que|pq|porq|por q)\b.{0,12}\b(voce |vc |ce )?(me (curtiu|escolheu|chamou|deu like|deu match|mandou mensagem|escreveu|procurou|adicionou)|curtiu|deu (like|match)|o (like|match)|logo eu|eu\b|a mim)|\b(o que|oq|que|q) (foi que )?(voce |vc |te |ce )?(gostou|viu|chamou( a | sua | tua )?(a )?atencao|chamou atencao|atraiu|curtiu|interessou|fez me|mais gostou|encantou|achou de interessante)\b.{0,20}\b(em mim|de mim|no meu|do meu|perfil|minhas fotos|minha|mim|me chamar|me curtir)\b|\b(o que|oq) te (chamou (a )?atencao|atraiu|fez (me )?(curtir|chamar))\b
c O jeito como você se descreve, me pareceu sincero.
c Você me deu curiosidade, quis saber quem está atrás do perfil.
p Meu dedo costuma errar, dessa vez ele tinha certeza.
p Pela primeira vez meu instinto trabalhou antes do café.
i Tinha um detalhe no seu perfil que ficou na minha cabeça.
i Uma sensação que ainda não sei explicar, mas era boa.
b E você, o que viu em mim?
=type \b(qual|qual e|como e|descreve|tem|tem um)\b.{0,8}\b(seu|teu|um|o) (tipo|tipo ideal|tipo de mulher|ideal de mulher|mulher ideal)\b|\b(sua|tua|a) (mulher|garota|parceira|pessoa) (ideal|perfeita|dos sonhos)\b|\b(que|q|qual) tipo de (mulher|mulheres|garota|menina|pessoa|gente)\b|\b(o que|oq|que|q)\b.{0,15}\b(procura|busca|gosta|aprecia|admira|repara|chama (a )?(sua )?atencao|te atrai|atrai|nota|valoriza|olha primeiro|mais gosta|curte)\b.{0,20}\b(em uma|numa|em alguem|nas|na|em) ?(mulher|mulheres|pessoa|garota|alguem|parceira)?\b|\b(sou|faco) (o )?seu tipo\b|\b(gosta|prefere|curte) (de )?(morena|loira|ruiva|mulher)\w*\b
c Gosto de gente gentil, curiosa e que sabe rir de si.
c Alguém sincero, com quem até o silêncio fica confortável.
p Quem rouba batata do meu prato e depois confessa.
p Meu tipo ri de piada ruim, por motivos óbvios.
i Me atrai quem tem uma paixão e se ilumina falando dela.
i Costumo perceber pelo jeito que trata quem não conhece.
b E o seu tipo, como é?
=feelForMe \b(voce|vc|ce|tu)? ?(gosta|gostou|ta gostando|esta gostando|ta a fim|ta afim|esta a fim|ta interessado|esta interessado|sente falta|sentiu falta|sente saudade|pensa|pensou|lembrou|lembra|ta apaixonado|esta apaixonado|se apaixonou)\b.{0,10}\b(de mim|em mim|por mim|d mim)\b|\b(o que|oq|que) (voce |vc |ce )?(sente|acha|pensa|sentiu|achou) (por|de|sobre|d) mim\b|\b(voce |vc )?(me ama|me quer|me deseja|me curte|me acha)\b.{0,25}\?|\b(sentiu|sente|ta com|tava com) (minha falta|saudade|saudades)\b.{0,10}(\?|$)|\bo que (eu )?sou (eu )?(pra|para) (voce|vc)\b|\b(sente|ta sentindo) (algo|alguma coisa) por mim\b
c Gosto sim, e quero te conhecer melhor.
c Eu me sinto bem com você, e cada mensagem confirma isso.
p Sorrio pra tela, e no ônibus já começam a reparar.
p Releio as mensagens antes de enviar, deve ser sintoma.
i Tem algo crescendo aqui, e não tenho pressa de dar nome.
i Quando chega mensagem sua, o resto pode esperar.
b E você, o que está sentindo?
=jealous \b(voce|vc|ce|tu)? ?(e|eh|seria|fica|sente|tem|ta) (muito |bem |um pouco |uma pessoa |do tipo |tipo |mt |mto )?(ciument[oa]|ciumes?|possessiv[oa])\b.{0,20}(\?|$)|\b(ciume|ciumes|ciumento)\b.{0,25}\?|\b(se incomodaria|te incomoda) (se|que|quando)\b(?!.{0,12}fum)
c Pouco, prefiro confiança e conversa clara.
c Na medida de quem gosta, nunca pra controlar ninguém.
p Só de quem come o último brigadeiro sem avisar.
p Ciumento apenas com a minha parte do cobertor.
i Menos que antes, acabei entendendo de onde vinha.
i Acho que uma pitada diz algo, demais esconde tudo.
b E você, sente muito ciúme?
=idealDate \b(encontro|date|role|primeiro encontro|jantar|noite)\b.{0,12}\b(ideal|perfeito|perfeita|dos sonhos|romantic[oa]|favorit[oa])\b|\b(ideal|perfeito|romantico) (de )?(primeiro )?(encontro|date)\b|\b(onde|aonde|como|o que|oq|que)\b.{0,15}\b(me levaria|imagina|faria|planejaria|seria|a gente faria|fariamos)\b.{0,20}\b(encontro|date|jantar|primeiro)\b|\b(onde|aonde|pra onde) (voce |vc )?me levaria\b|\bo que (a gente faria|fariamos) junt\w+\b
c Uma caminhada, algo gostoso pra comer e ninguém olhando o relógio.
c Um lugar tranquilo, conversando até guardarem as cadeiras.
p Sorvete, conversa boa e eu manchando a camisa primeiro.
p Aquele em que o garçom precisa avisar que vai fechar.
i O que era pra durar uma hora e muda de plano sozinho.
i Começa simples, e uma hora a gente esquece do celular.
b E o seu, como seria?
=worstDate \b(pior|piores|mais (estranho|constrangedor|bizarro|louco|engracado)|desastroso|horrivel)\b.{0,12}\b(encontro|encontros|date|dates|primeiro encontro|role)\b|\b(encontro|encontros|date|dates)\b.{0,20}\b(pior|ruim|ruins|furada|desastre|desastroso|estranho|constrangedor|bizarro|roubada|horrivel|deu errado)\b
c Aquele em que se fala pouco e se olha muito o celular.
c O pior pra mim é quando ninguém ali é de verdade.
p O desastre costuma começar quando tento ser engraçado.
p Meu pior inimigo sempre foi o molho na camisa.
i Até os errados têm uma cena que vale a história.
i Aprendi que um silêncio torto dura mais que um jantar.
b E o seu pior, qual foi?
=cook \b(sabe|gosta de|curte|manda bem|manja de|aprendeu a|costuma|ama|se vira pra|vai|consegue|cozinha bem|voce|vc|ce|tu|o que|oq|que|q) ?(mais )?(gosta de |sabe |voce |vc )?(cozinhar|cozinha\b|cozinhando|na cozinha)|^(e )?cozinha( bem| em casa)?\W*\?|\b(sua especialidade|seu prato forte|prato que (voce |vc )?(faz|manda)|bom de (cozinha|garfo e panela)|bom cozinheiro|na cozinha)\b.{0,20}(\?|$)|\bcozinha(ria)? (pra|para) mim\b|\b(faria|faz|vai fazer) (um |uma )?(jantar|almoco|janta|comida|bolo|cafe da manha) (pra|para) (mim|gente)\b
c Sim, cozinhar me relaxa, ainda mais pra quem tem fome.
c Eu me viro bem, e faço tudo com muito capricho.
p Faço um macarrão que impressiona quem está com muita fome.
p O detector de fumaça é meu crítico mais severo.
i Cozinho melhor com música tocando e sem receita.
i Tem um prato que só faço quando a noite merece.
b Qual é a sua especialidade?
=favFood ^(?!.*\b(pizza|pizzas|abacaxi)\b).*(?:\b(o que|oq|oque|que|q|qual|qual e|quais)\b.{0,25}\b(come|comer|comida|comidas|prato|pratos|sobremesa|doce|sorvete|fruta|culinaria|cozinha|lanche|sabor|comeu|almocou|jantou|salgado)\b|\b(comida|prato|sobremesa|doce|sorvete|fruta|restaurante|culinaria|sabor|lanche)\b.{0,12}\b(favorit[oa]s?|preferid[oa]s?|predilet[oa])\b|\b(gosta|curte|come|ama|prefere|adora|gosta mais)\b.{0,12}\b(sushi|japa|japonesa|japones|carne|peixe|churrasco|feijoada|macarrao|massa|doce|doces|salgado|chocolate|sorvete|acai|pimenta|comida|salada|queijo|hamburguer|lanche|brigadeiro|coxinha|pastel|tapioca|pao de queijo|frutos do mar)\b|\b(voce |vc |e |ce )+(e |eh )?(vegano|vegetariano|bom de garfo|chato (pra|para) comer|intolerante|formiga)\b.{0,10}(\?|$)|\b(doce ou salgado|ta de dieta)\b)
c Uma massa bem feita me deixa feliz toda vez.
c Gosto de quase tudo, principalmente em boa companhia.
p Meu prato preferido é a repetição.
p Levo comida a sério, o resto eu improviso.
i Aqueles sabores que devolvem a gente à cozinha da infância.
i Prato simples, daqueles que contam logo quem fez.
b E você, nunca recusa o quê?
=drinkOrder \b(o que|oq|que|q|qual) (voce |vc |ce |tu |a gente )?(bebe|toma|vai beber|vai tomar|pede|costuma (beber|pedir|tomar)|quer beber|gosta de beber|gosta de tomar|prefere beber)\b|\b(cafe|cha|vinho|cerveja|drink|caipirinha|suco|chopp|gin|tinto|branco)\b.{0,6}\b(ou)\b.{0,6}\b(cafe|cha|vinho|cerveja|drink|caipirinha|suco|chopp|gin|tinto|branco)\b|\b(gosta|curte|prefere|ama|toma|bebe|adora|quanto|como)\b.{0,15}\b(cafe|cha|vinho|vinhos|cerveja|breja|drinks?|caipirinha|chimarrao|gin|chopp|matcha|cappuccino|mate)\b|\b(drink|bebida|cerveja|vinho|cha) (favorit[oa]|preferid[oa])\b
c Café durante o dia e uma boa taça à noite.
c Café sem dúvida, melhor ainda em boa companhia.
p Café, sem ele eu sou só decoração.
p Peço o de guarda sol pequenininho e defendo com orgulho.
i Depende de quem está na mesa, tem noite que pede vinho.
i O primeiro café eu tomo em silêncio, quase um ritual.
b E você, o que costuma pedir?
=pizza \b(que|q|qual|quais|o que|gosta|curte|prefere|melhor|favorit\w+|preferid\w+|come|abacaxi na|borda)\b.{0,25}\b(pizza|pizzas|abacaxi|pizzaria)\b|\b(pizza|pizzas|abacaxi|pizzaria)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\bsim ou nao|\bvoce gosta|\bvc gosta|\bou\b|\?)
c Marguerita bem feita, com coisa simples não se brinca.
c Massa fina, crocante e dividida com alguém legal.
p Pizza sempre, meu sangue já é quase todo muçarela.
p Com ketchup não opino, prezo pela minha segurança.
i Pelo jeito que alguém trata a borda dá pra saber muito.
i A melhor pizza é sempre a decidida em cima da hora.
b E a sua preferida, qual é?
=music \b(que|q|qual|quais|que tipo de|q tipo de|que estilo de)\b.{0,12}\b(musica|musicas|genero musical|estilo musical|cantor|cantora|banda|bandas|artista|artistas|som|album|playlist)\b|\b(o que|oq|que|quem) (voce |vc |ce |tu )?(ta |esta |anda |mais |gosta de |costuma )?(ouve|ouvir|ouvindo|escuta|escutando|escutar)\b|\b(musica|cantor|cantora|banda|artista|album|som|estilo musical)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\bvoce (ouve|gosta|curte)|\bvc (ouve|gosta|curte)|\?)|\b(toca|sabe tocar|tocava)\b.{0,15}\b(instrumento|algum|violao|guitarra|piano|bateria|baixo|algo|teclado)\b.{0,15}(\?|$)|\b(gosta|curte|ouve|escuta|ama)\b.{0,10}\b(musica|rock|mpb|sertanejo|funk|samba|pagode|rap|forro|eletronica|jazz|pop|indie|metal|axe|bossa|trap|kpop|reggae|classica)\b
c Um pouco de tudo, desde que tenha alguma verdade dentro.
c Depende do humor, mas música nunca falta.
p Minha playlist vai da MPB à vergonha em duas faixas.
p Ouço de tudo e no carro estrago qualquer refrão.
i Tem uma música que só ouço dirigindo à noite.
i Música ouvida junto fica pra sempre com aquela pessoa.
b E você, o que ouve?
=concert \b(show|shows|festival|festivais|ao vivo|rock in rio|lollapalooza|lolla|balada|baladas)\b.{0,35}(\?|\bfavorit\w+|\bque voce (foi|viu)|\bque vc (foi|viu))|\b(vai|gosta|curte|foi|ja foi|qual|melhor|ultimo|quem queria|queria ver|assistiu|prefere|que)\b.{0,20}\b(show|shows|festival|festivais|ao vivo|balada|baladas)\b
c Gosto muito de show, ainda mais quando todo mundo canta junto.
c Ao vivo a música me pega em dobro.
p Canto tudo, até as partes que não conheço.
p Sempre fico atrás da pessoa mais alta do estádio.
i Amo aquele escuro um segundo antes da primeira nota.
i Tem um artista que quero ver com a pessoa certa ao lado.
b E você, quem queria ver ao vivo?
=film \b(que|q|qual|quais|ultimo|viu|assistiu|gosta|curte|ja viu|prefere|ama|vamos|bora|assiste|que tipo de|que genero de)\b.{0,20}\b(filme|filmes|cinema|cine|terror|diretor|ator|atriz|comedia romantica|desenho|marvel|star wars|harry potter)\b|\b(filme|filmes|cinema|diretor|ator|atriz)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\b(voce|vc) (gosta|curte|viu|assiste)|\?)
c Gosto de filme que rende conversa na saída.
c Os que têm boa história e personagens que ficam.
p Demoro mais pra escolher o filme do que pra assistir.
p Finjo amar cinema de arte e depois choro em desenho.
i Tem um que revejo sempre que preciso decidir alguma coisa.
i Gosto de final aberto, fico dias pensando nele.
b Qual é o seu filme preferido?
=series \b(que|q|qual|quais|ultima|assiste|assistindo|ta vendo|esta vendo|viu|gosta|curte|ta assistindo|acompanha|maratona|maratonando|prefere|melhor|o que)\b.{0,20}\b(serie|series|seriado|netflix|prime video|hbo|anime|animes|dorama|doramas|novela|novelas|sitcom|reality|bbb)\b|\b(serie|series|netflix|anime|novela|dorama)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\b(voce|vc) (gosta|curte|viu|assiste|ta vendo)|\?)
c As bem escritas, daquelas que pedem só mais um episódio.
c Gosto de personagem imperfeito e diálogo de verdade.
p Sempre digo último episódio, aí vejo o sol nascer.
p Começo cinco e acabo voltando sempre pra mesma.
i Série boa me faz gostar justamente de quem não devia.
i Gosto de quem espera o outro pra ver o próximo.
b E você, está vendo qual?
=book \b(o que|oq|que|q|qual|quais|ultimo|gosta de|gosta|curte|ama|prefere|ta|esta|quantos|leu)\b.{0,20}\b(ler|lendo|leu|leitura|livro|livros|autor|autora|autores|escritor|escritora|romance|romances|poesia|gibi|manga|hq)\b|\b(livro|autor|autora|escritor|genero literario)\b.{0,12}(\bfavorit\w+|\bpreferid\w+|\?)|^(e |mas |voce |vc ){0,2}(le|lendo|ta lendo)\b.{0,15}(\?|$)
c Gosto de livro que a gente lê devagar pra não acabar.
c Histórias reais ou quase, com alguém mudando de rumo.
p Meu criado mudo parece uma livraria prestes a cair.
p Compro livro mais rápido do que leio.
i Tem uma frase que li faz tempo e sempre me volta.
i Livro sublinhado entrega muito de uma pessoa.
b E você, está lendo o quê?
=sport \b(que|q|qual|quais|algum|faz|pratica|gosta|curte|acompanha|ama|ja fez|jogava|joga|assiste)\b.{0,12}\b(esporte|esportes|futebol|fut|volei|tenis|beach tennis|basquete|academia|yoga|ioga|natacao|corrida|crossfit|boxe|muay thai|jiu jitsu|luta|pilates|escalada|surf|exercicio|exercicios|musculacao|atividade fisica|padel|pedal|skate)\b|\b(treina|malha|vai (na|pra|a) academia|corre|joga bola|pedala|nada|e esportista|torce (pra|por|para)|qual (o )?seu time|que time|qual time|seu time)\b.{0,20}(\?|$)|\besporte\b.{0,12}(\bfavorit\w+|\bpreferid\w+|\?)
c Mexer o corpo me faz bem, ainda mais ao ar livre.
c Gosto de esporte pra me divertir, o placar vem depois.
p Meu esporte é correr atrás do ônibus com dignidade.
p Treino com constância, a constância de quem adia.
i Depois do esforço meus pensamentos ficam mais claros.
i No esporte me pega aquele momento de querer parar e ficar.
b E você, pratica alguma coisa?
=dance \b(danca|dancaria|dancava)\b.{0,25}(\?|$)|\b(dancar|dancando|pe de valsa|bom de danca)\b.{0,25}\?|\b(sabe|gosta de|curte|ama|vamos|quer|manda bem|topa|me ensina a|consegue) (dancar|danca|sambar|forro dancar)\b|\b(sabe sambar|danca (forro|samba|salsa|bem))\b
c Danço com gosto, ainda mais em boa companhia.
c Sim, com a música certa eu vou pra pista na hora.
p Tenho dois passos só, mas faço com muita convicção.
p Danço como se o chão estivesse meio quente.
i Danço melhor na cozinha, sem ninguém olhando.
i Numa música lenta dá pra ver se duas pessoas se escutam.
b E você, gosta de dançar?
=karaoke \b(karaoke|videoke|no chuveiro|desafinado|afinado)\b.{0,25}(\?|\bfavorit\w+)|\b(sabe|gosta de|curte|ama|topa|vai|consegue|costuma) (cantar|canta|karaoke|no karaoke|um karaoke|ir no karaoke|videoke)\b|\b(voce|vc|ce|tu) canta\b.{0,25}(\?|$)|^(e )?canta( bem| no chuveiro)?\W*\?
c Canto com prazer, a animação passa um pouco da afinação.
c Sim, karaokê é divertido quando todo mundo canta.
p No karaokê sempre ganho aplauso, assim que eu paro.
p No chuveiro eu já lotei vários estádios.
i Tenho uma música reservada pras noites memoráveis.
i Quem canta sem vergonha já ganha a minha simpatia.
b E a sua música de karaokê?
=outdoors \b(praia|mar|montanha|serra|campo|cachoeira|interior|cidade)\b.{0,6}\bou\b.{0,8}\b(praia|mar|montanha|serra|campo|cachoeira|piscina|interior|cidade)\b|\b(gosta|curte|ama|vai|prefere|adora|faz|costuma|e de|eh de|anda de|topa)\b.{0,20}\b(praia|mar|montanha|trilha|trilhas|caminhar|caminhada|caminhadas|natureza|acampar|acampamento|cachoeira|cachoeiras|mato|ar livre|parque|bike|bicicleta|serra|surfar|roca|sitio|piquenique|por do sol|jardinagem)\b
c Ao ar livre eu fico bem, seja praia ou montanha.
c Uma caminhada longa e uma vista bonita me renovam.
p Amo natureza, principalmente com um quiosque por perto.
p Na trilha começo cabrito e termino tartaruga.
i O mar no inverno me diz coisas que no verão ele cala.
i Em trilha as conversas saem mais sinceras.
b Você prefere praia ou montanha?
=trips ^(?!.*\bse (voce |vc )?(pudesse|fosse|tivesse|ganhasse)\b).*(?:\b(onde|aonde|pra onde|para onde|que|q|qual|quais|quantos)\b.{0,25}\b(viagem|viagens|viajar|viajaria|viajou|ferias|gostaria de (ir|conhecer|visitar|viajar)|quer (ir|conhecer|viajar)|queria (ir|conhecer|visitar|viajar)|sonha em (ir|conhecer)|lugar do mundo|pais|paises|destino|destinos|cidade voce quer)\b|\b(viagem|viagens|destino|ferias)\b.{0,20}(\bfavorit\w+|\bpreferid\w+|\bsonho|\bsonhos|\bmais (legal|bonita|marcante)|\bproxima|\bultima|\bdos sonhos)|\b(gosta|curte|ama|adora|costuma|ja|planejando|tem)\b.{0,10}\b(viajar|viajou|viagem marcada|viagens?)\b.{0,20}(\?|$)|\b(viaja|voce viaja|vc viaja)\b.{0,15}(\?|$)|\b(proxima|ultima) (viagem|ferias)\b)
c Viajaria sempre, ainda mais pra onde se come bem e se anda.
c Gosto de lugar com mar e gente que dá bom dia.
p Vou a qualquer lugar que tenha café da manhã de hotel.
p Levo de tudo na mala, menos o que preciso.
i Tem um lugar que estou guardando pro momento certo.
i Vou pelos lugares e volto falando das pessoas.
b E você, viajaria pra onde amanhã?
=hobby \b(que|q|qual|quais|algum|tem|seus|teus)\b.{0,12}\b(hobby|hobbies|hobbie|robe|passatempo|passatempos|interesses|paixao|paixoes)\b|\b(o que|oq|oque|que|como)\b.{0,25}\b(tempo livre|horas vagas|hora vaga|pra se divertir|para se divertir|se diverte|de divertido|por diversao|quando nao ta trabalhando|nao trabalha|gosta de fazer|curte fazer|ama fazer|nas folgas|hora de folga|passa o tempo|costuma fazer)\b|\b(hobby|hobbies|passatempo)\b.{0,15}\?
c Ficar ao ar livre, cozinhar algo bom e ver os amigos.
c Gosto de aprender coisa nova, nem que seja só pelo prazer.
p Coleciono hobbies começados com entusiasmo na segunda.
p Pratico sofá em nível competitivo.
i As coisas que me fazem esquecer que horas são.
i Tem uma paixão que só conto pra quem pergunta duas vezes.
b E você, o que faz nas horas livres?
=relax \b(como|o que|oq|que|onde)\b.{0,25}\b(relaxa|relaxar|desestressa|desestressar|descansa|descansar|se desliga|desligar a cabeca|recarrega|recarregar|se acalma|aliviar o estresse|espairecer|desopilar|te acalma|te relaxa|distrai|se distrair)\b|^(e )?(conseguiu|ta conseguindo|ta) (relaxar|descansar|relaxando|descansando)\b
c Música baixa, sofá e uma conversa sem hora pra acabar.
c Ando sem destino até a cabeça ficar leve.
p Fico olhando o forno como se fosse filme, final delicioso.
p Deito cinco minutos e acordo no dia seguinte.
i Procuro um lugar com vista e deixo o pensamento falar.
i Chuva na janela faz metade do trabalho, o silêncio completa.
b E você, como desliga?
=smoke \b(voce|vc|ce|tu) (fuma|fumaria|fumava|e fumante|eh fumante|ja fumou|parou de fumar)\b.{0,20}(\?|$)|^(e |mas |ja |tu )?(fuma|fumante|e fumante|fumou|ja fumou)\b.{0,25}(\?|$)|\b(se incomoda|te incomoda|tem problema|liga) (com cigarro|se eu fumar|que eu fume|com fumante|com quem fuma|se eu fumo|cigarro|quem fuma)\b|\b(cigarro|vape|pod|narguile|baseado|maconha)\b.{0,25}\?
c Prefiro ar puro, mas não dou sermão em ninguém.
c Cigarro não me atrai, um bom café sempre.
p Só solto fumaça pela cabeça montando móvel.
p A única coisa que queimo com frequência é torrada.
i Meu vício é outro, e bem mais doce.
i Gosto das pausas, o cigarro deixo pros outros.
b E você, fuma?
=drinkAlcohol \b(voce|vc|ce|tu) (bebe|costuma beber|gosta de beber|bebe muito|nao bebe)\b.{0,25}(\?|$)|^(e |mas |tu )?(bebe|bebes)( muito| alcool| socialmente| bastante| bebida alcoolica)?\W*(\?|$)|\b(bebida alcoolica|bebidas alcoolicas|alcool|abstemio|socialmente|fica bebado|ja ficou bebado)\b.{0,20}\?
c Uma taça em boa companhia, sem exagero.
c Com um bom jantar, uma bebida cai bem.
p Depois de duas eu conto piada, então paro na primeira.
p Sou forte mesmo é no cappuccino.
i Brindo com gosto quando tem motivo, mesmo pequeno.
i Gosto do vinho pelas conversas que ele puxa.
b E você, bebe o quê?
=religion \b(voce|vc|ce|tu)? ?(e|eh|tem|segue|acredita|frequenta|vai|cre)\b.{0,10}\b(religioso|religiao|catolico|evangelico|crente|cristao|espirita|umbandista|budista|ateu|agnostico|judeu|praticante|espiritualizado|em deus|deus|igreja|missa|no destino|em destino|em algo maior|em karma|em reencarnacao|em vida apos)\b.{0,15}(\?|$)|\b(qual|que) (a |e a )?(sua |tua )?(religiao|fe|crenca)\b|\b(religiao|deus|fe)\b.{0,15}\?
c Acredito em gentileza e respeito a fé de cada um.
c Pra mim conta mais como a pessoa vive do que o que declara.
p Acredito firmemente no café e na pausa do almoço.
p Rezo mesmo é na hora de achar vaga.
i Tenho mais perguntas que respostas, e até gosto disso.
i Certos entardeceres me fazem desconfiar que há algo mais.
b Isso é importante pra você?
=tattoos \b(tem|quantas|gosta|curte|faria|pensa em fazer|quer fazer|que|qual|ja pensou em)\b.{0,15}\b(tatuagem|tatuagens|tattoo|tattoos|tatoo|tatu|piercing|piercings)\b|\b(voce|vc|ce|e|eh) (e |eh )?tatuado\b|\b(tatuagem|tatuagens|tattoo|piercing)\b.{0,20}\?
c Gosto quando contam alguma coisa de verdade.
c Nos outros eu olho com prazer, cada uma tem sua história.
p Até pensei, mas mudo de ideia até no sabor do sorvete.
p As de chiclete sempre ficaram ótimas em mim.
i Se desenhasse uma hoje, já sei o que seria.
i A história me interessa sempre mais que o desenho.
b E você, tem alguma?
=morningPerson \b(voce|vc|ce|tu)? ?(e|eh)\b.{0,18}\b(matutino|noturno|madrugador|do dia|da noite|da manha|diurno|coruja|dorminhoco|notivago|de acordar cedo|pessoa da manha|pessoa da noite)\b|\b(que horas|q horas|a que horas|quando) (voce |vc |ce )?(acorda|dorme|levanta|vai dormir|costuma acordar|costuma dormir|acordou|foi dormir)\b|\b(acorda|dorme|acordou|dormiu) (cedo|tarde|bem|muito|pouco)\b.{0,15}(\?|$)|\b(manha ou noite|dia ou noite|noite ou dia|ja acordou|ainda acordado|ta acordado|dormiu bem)\b|\bgosta de (acordar cedo|dormir tarde|madrugar)\b
c De manhã com calma, à noite dou o meu melhor.
c Gosto da manhã, se tiver um bom café me esperando.
p Levanto cedo, mas minha personalidade chega às dez.
p Com o despertador vivo uma relação de adiamentos.
i Minhas melhores ideias vêm quando os outros dormem.
i Gosto da hora em que a cidade ainda não se decidiu.
b Você é do dia ou da noite?
=weatherThere \b(como|cm) (que )?(ta|esta|anda) (o )?(tempo|clima|temperatura)\b|\b(tempo|clima)\b.{0,10}\b(ai|por ai|na sua cidade)\b.{0,10}(\?|$)|\b(ta|esta|tem|faz|fazendo|ta fazendo|choveu|chove)\b.{0,15}\b(chovendo|chuva|calor|frio|sol|quente|nublado|muito calor|muito frio|calorao|garoa)\b.{0,12}(\b(ai|por ai|tambem|tbm|na sua cidade)\b|\?)|\bchovendo ai\b|\b(choveu|chove) (ai|por ai)\b
c O tempo está temperamental, mas o humor está firme.
c Do jeito certo pra dar vontade de sair mesmo assim.
p Perfeito pra ficar debaixo da coberta filosofando.
p O céu não se decide, igual eu na frente do cardápio.
i Está aquele céu que dá vontade de estrada longa.
i Um tempo de janela, daqueles que fazem pensar.
b E por aí, como está?
=christmas \b(o que|oq|que|onde|aonde|como|com quem|tem|gosta|curte|vai|passa|ama|ja|quais|faz|prefere|comemora|quando)\b.{0,30}\b(natal|ano novo|reveillon|virada|pascoa|carnaval|festa junina|sao joao|aniversario|dia dos namorados|halloween|festas de fim|fim de ano|festas)\b.{0,30}(\?|$)|\b(natal|ano novo|reveillon|carnaval|pascoa|sao joao|dia dos namorados|fim de ano)\b.{0,20}(\b(vai fazer|faz o que|vai passar|passa onde|voce gosta|vc gosta|comemora)|\?)
c Gosto de passar com quem eu amo e comer bem.
c Festa pra mim é mesa comprida e pouca pressa.
p Meu cargo oficial é dar fim nas sobras.
p Comemoro comendo até a cadeira reclamar.
i O que eu amo é aquele momento calmo com todos na mesa.
i Tem uma tradição pequena que defendo com carinho.
b E você, como costuma passar?
=fear \b(do que|de que|d que|de q|do q|o que|oq|que|quem)\b.{0,12}\b(tem (mais |muito )?medo|sente medo|te (da|causa|mete|faz ter) (mais |muito )?(medo|pavor)|te assusta|te apavora|mais te assusta|te preocupa)\b|\b(seu|teu|maior|qual) (seu |teu )?(maior )?(medo|fobia|pavor)\b|\b(tem|sente|voce tem|vc tem)( algum| alguma| muito)? (medo|fobia|pavor|medos)\b.{0,30}(\?|$)
c Me assusta gastar o tempo com o que não importa.
c Tenho medo do costume, aquele que apaga devagar.
p De pombo vindo na minha direção com segurança.
p Do precisamos conversar, ainda mais vindo do mecânico.
i Mais que altura, temo as palavras que não foram ditas.
i Medo eu tenho, e ele se parece muito com um desejo.
b E você, tem medo de quê?
=talent \b(seu|teu|algum|tem|qual|um|que)\b.{0,12}\b(talento|talentos|dom|dons|habilidade|habilidades|qualidade|qualidades|ponto forte)\b.{0,20}(\?|$)|\b(no que|em que|em q|o que|oq|que)\b.{0,10}\b(e bom|eh bom|manda bem|se destaca|faz bem|faz de melhor|faz melhor|sabe fazer( bem| de melhor| de especial)?)\b|\b(e|eh) bom (em que|em que coisa|no que|em alguma coisa)\b
c Sei escutar, e costumo lembrar dos detalhes pequenos.
c Deixo as pessoas à vontade, acho que é o meu melhor.
p Sempre acho a fila mais lenta do mercado.
p Durmo em qualquer filme em quatro minutos.
i O meu talento só aparece depois da meia noite.
i Percebo rápido quando alguém sorri de verdade.
b E o seu talento escondido?
=proudOf \b(do que|de que|de q|o que|oq|qual|que)\b.{0,25}\b(orgulho|orgulha|orgulhoso|orgulhosa|maior conquista|te da orgulho|maior vitoria)\b|\b(sua|seu|tua) (maior|melhor|grande) (conquista|orgulho|vitoria|realizacao)\b|\b(tem|sente) orgulho (de|do|da)\b.{0,25}(\?|$)|\bse orgulha d\w+\b.{0,20}(\?|$)
c De ter continuado gentil quando o contrário era mais fácil.
c Das pessoas que estão comigo, elas dizem muito de mim.
p De ter montado um móvel sem sobrar parafuso.
p De saber esperar a pizza esfriar, quase sempre.
i De uma escolha difícil que hoje eu faria de novo.
i De alguns nãos ditos na hora certa.
b E você, se orgulha de quê?
=superpower \b(superpoder|super poder|poder magico|varinha magica|maquina do tempo|ilha deserta|genio da lampada|tres desejos)\b|\bse (voce |vc |ce |tu )?(pudesse|fosse|tivesse|ganhasse|acordasse|encontrasse|voltasse|nascesse|so tivesse|nao precisasse)\b.{0,60}(\b(o que|oq|que|onde|aonde|quem|qual|como|faria|iria|seria|escolheria|moraria|compraria)\b|\?)|\b(o que|oq|que|onde|aonde|quem|qual|como|pra onde)\b.{0,30}\bse (voce |vc |ce |tu )?(pudesse|fosse|tivesse|ganhasse|acordasse|encontrasse|voltasse|nascesse|nao precisasse)\b
c Usaria isso pra ter mais tempo com quem eu gosto.
c Escolheria algo simples que deixasse outros felizes também.
p Queria achar vaga em qualquer lugar, o resto se resolve.
p Eu me teletransportaria da cama pro café, sem passar frio.
i Voltaria a um momento exato, só pra olhar melhor.
i Já pensei muito nisso, e a resposta muda com a estação.
b E você, o que faria?
=perfectDay \b(dia|domingo|manha|noite|sabado|fim de semana|vida)\b.{0,10}\b(perfeit[oa]|ideal|dos sonhos|feliz|tipico)\b.{0,35}(\?|$)|\b(como|descreve|o que)\b.{0,15}\b(e|seria|tem n\w+|imagina)\b.{0,12}\b(seu|um|teu) (dia|domingo)\b
c Acordar sem pressa, sol, comida boa e a companhia certa.
c Café demorado, uma caminhada e um jantar cheio de risada.
p Começa ao meio dia e inclui três cafés da manhã.
p Um em que a bateria acaba e ninguém percebe.
i Um dia sem plano que termina olhando o mar.
i Aquele que à noite dá vontade de contar pra uma pessoa só.
b E o seu, como seria?
=tellMe ^(?!.*\b(tres|3|duas|cinco|5|uma) (palavra|adjetivo)).*(?:\b(me fala|fala|fale|me fale|me conta|conta|conte|me diz|diz|me diga|se descreve|se apresenta|fala ai|conta ai)\b.{0,15}\b(de voce|de vc|sobre voce|sobre vc|de ti|um pouco|mais|algo|alguma coisa|tudo|um segredo|quem e voce|uma coisa|da sua vida|de si)\b|^(entao |e |agora )?(me conta|se descreve|conta tudo|fala de voce|se apresenta|me fala|conta ai)\W*$|\b(quem e (voce|vc)|quem e vc)\b|\b(como) (voce |vc |ce |que voce )?(se descreve|se descreveria|se define|se definiria|e como pessoa|e de verdade|e no dia a dia)\b|\b(que tipo de (pessoa|homem|cara) (voce|vc)|como (e|eh) (o )?seu jeito|como (voce|vc) (e|eh)\W*$|como e voce)\b|\b(uma curiosidade|um segredo|um fato|algo) (sobre|de|seu)( voce| vc)?\b|\b(o que|oq) (voce |vc )?(me conta|conta de bom|conta de novo|me diz)\b)
c Sou um cara que ri fácil e cumpre o que fala.
c Tranquilo no começo, depois curioso e boa companhia.
p Converso com as plantas e elas ainda não responderam.
p Sou muito organizado, principalmente quando envolve jantar.
i Pareço calmo, mas por dentro sempre tem uma estrada saindo.
i O meu melhor aparece quando paro de me explicar.
b E você, como se contaria?
=threeWords \b(tres|3|duas|2|uma|poucas|cinco|5) (palavra|palavras|adjetivo|adjetivos|emojis)\b
c Leal, curioso e bom de garfo.
c Calmo, sincero e sempre pronto pra rir.
p Com fome, com sono e mesmo assim otimista.
p Engraçado, modesto e talvez não muito modesto.
i Calmo por fora, inquieto por dentro, curioso sempre.
i Duas você já sabe, a terceira só ao vivo.
b E as suas três, quais são?
=joke \b(conta|me conta|fala|manda|sabe|tem|diz|me faz|conhece|solta)\b.{0,15}\b(piada|piadas|piadinha|rir|charada|cantada)\b|\b(piada|piadinha|trocadilho|cantada)\b.{0,15}(\?|$)
c O que o pato disse pra pata, vem quá.
c Sabe o que o zero disse pro oito, belo cinto.
p Comprei um livro sobre procrastinação, começo amanhã.
p Meu celular e eu combinamos, ele descarrega e eu também.
i As minhas melhores piadas precisam ver quem ri.
i Tenho uma que só funciona com voz e com a cara certa.
b Sua vez, qual é a sua?
=advice \b(o que|oq|oque|que|q|qual|como|onde|aonde)\b.{0,12}\b((voce |vc |ce |tu )?(me )?(aconselha|recomenda|indica|sugere|recomendaria|sugeriria|faria no meu lugar)|(eu )?(devo|deveria|faco|visto|uso|cozinho|assisto|escolho|posso fazer|como hoje|leio|preparo|peco|respondo))\b|\b(tem|me da|me de|preciso de|quero|queria|alguma|algum|aceito|me ajuda com)\b.{0,10}\b(conselho|conselhos|dica|dicas|sugestao|sugestoes|indicacao|recomendacao|opiniao sua)\b|\b(me indica|me recomenda|me sugere|me ajuda a (escolher|decidir)|no meu lugar|se fosse (voce|comigo)|o que eu faco|com que roupa)\b
c Escolhe aquilo que te faz sorrir no primeiro pensamento.
c Vai no simples, costuma ser a escolha que dá menos arrependimento.
p Eu jogo a moeda e faço o contrário.
p Na dúvida põe queijo, serve pra quase tudo.
i A primeira ideia que você descartou talvez fosse a boa.
i Imagina contando isso amanhã, e fica com a versão mais bonita.
b O que o seu instinto diz?
=whatDoYouThink \b(o que|oq|oque|que|q|como)( (e )?que)? ?(voce |vc |ce |tu )?(acha|pensa|achou|me diz|acharia|ve isso|diria|opina|pensou)\b(?! (por|de) mim)|\b(sua opiniao|na sua opiniao|tua opiniao|concorda|nao (acha|concorda|ta certo)|acha que (sim|nao|eu|e|vale|ta|devo|da)|tenho razao|o que me diz|oq me diz|ne nao|faz sentido)\b.{0,35}(\?|$)
c Gosto da ideia, eu me vejo bastante nela.
c Acho que você pegou o ponto.
p Acho que sim, e digo isso com cara de especialista.
p Meu comitê interno votou a favor, com um dormindo.
i Vejo algo verdadeiro aí, mas tem mais por baixo.
i Acho que a resposta muda conforme a hora e o humor.
b E você, pende pra que lado?
=isItWeird \b(e|eh|seria|ta|parece|acha|sou|to|estou|soa|pareco|fui)\b.{0,12}\b(estranh[oa]|normal|loucura|doid[oa]|louc[oa]|maluc[oa]|bobeira|bobagem|exager[oa]|exagerad[oa]|esquisit[oa]|a unica|o unico|cedo demais|ridicul[oa]|errad[oa]|mico|coisa de doido|bizarr[oa]|bob[oa]|chat[oa]|demais)\b.{0,50}\?|\b(so eu que|sou a unica|sou so eu|so comigo|acontece so comigo|sera que (e|sou|to) (normal|estranh[oa]|louc[oa]))\b|\be (estranho|normal|errado|loucura) (eu|que|se|gostar|sentir|querer|ter)\b
c Nem um pouco, acho muito humano.
c Não, aliás gosto que você fale isso abertamente.
p Se for estranho, a gente funda um clube.
p Nada disso, eu cumprimento os gatos da rua com respeito.
i As coisas meio estranhas são o que fica de uma pessoa.
i Estranho é só o nome que a gente dá ao que é sincero.
b De onde veio essa dúvida?
`;
