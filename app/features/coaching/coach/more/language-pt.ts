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
c Pra mim à noite é ótimo, escolhe você o dia.
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
=invitedGo \b((quer|topa|vem|viria|vamos|bora|anima|toparia|gostaria de|aceita|pode|partiu|ta afim de|ta a fim de) (ir |vir |de ir |de vir |me acompanhar)?.{0,25}\b(comigo|cmg|com a gente|conosco|juntos?|junto)|me acompanha|me acompanharia|me faz companhia|(quer|topa|anima|gostaria de|vamos|bora|toparia|afim de|a fim de) (ir|vir|ver|assistir)\b|(vamos|bora|partiu) (n[oa]|pr[oa]|a[os]?|num|numa|pra|para)\b)
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
=sendPhoto \b(manda|me manda|envia|mandar|enviar|tem|teria|mostra|me mostra|posso ver|quero ver|queria ver|deixa eu ver|tira|cade|coloca|mandou|ver)\b.{0,20}\b(foto|fotos|fotinha|fotinho|selfie|selfies|video seu|nude|ft)\b|^(uma |mais |outra )?(foto|fotos|selfie)( sua| suas)?( agora| atual)?\W*\?
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
`;
