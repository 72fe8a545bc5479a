"""The lab: Mus at a million hands a second, to measure computer players and to train them.

The one law: the lab is a model, never a referee. It knows four players, eight kings and the rules
of ``clasico``, with the bets of ``tapete.bots.mus.tree``; tests hold it to ``tapete.mus`` stone by
stone. It needs the extra ``tapete[lab]``; nothing outside imports it but the commands that measure.
"""
